import { KINDS, STRANGER, type Colours } from '../kinds.ts'
import { BODIES } from './bodies.ts'
import { face } from './faces.ts'
import { INK, line, shape } from './ink.ts'
import { LOOKS, type Look } from './looks.ts'

const RIM = 4

const PALE = '#fff4e2'

const lookOf = (id: string): Look => LOOKS[id] ?? { body: 'bean', face: [58, 53, 1, 'calm'] }
export const coloursOf = (id: string): Colours => KINDS[id] ?? STRANGER
const armOf = (id: string): string => (lookOf(id).arm ? glove(coloursOf(id).base) : '')

/** A pale edge around body and props, for bare figures on dark ground. */
export function rim(id: string): string {
  const [look, arm] = [lookOf(id), armOf(id)]
  const props = ((look.back ?? '') + (look.front ?? '') + arm).replace(/<g transform.*?<\/g>/g, '')
  const edges = [...props.matchAll(/<path d="([^"]*)" fill="[^"]*" stroke="[^"]*" stroke-width="([^"]*)"/g)].map(
    ([, d, width]) => `<path d="${d}" stroke-width="${Number(width) + RIM}"/>`,
  )
  return `<g fill="none" stroke="${PALE}" stroke-linejoin="round" stroke-linecap="round">${edges.join('')}<g stroke-width="${6.5 + RIM}">${BODIES[look.body]}</g></g>`
}

function glove(base: string): string {
  const arm = 'M72 66Q88 66 88 44'
  const hand =
    'M80 42C78 32 80 24 84 24C86 24 86 30 86 32C86 24 87 20 90 20C93 20 92 26 92 32C94 26 98 26 98 30C98 38 96 44 92 46C88 48 82 47 80 42Z'
  return line(arm, INK, 9) + line(arm, base, 4.5) + shape(hand, '#FFF6D8', 2.4)
}

const MASK = 'M30 44C40 38 66 36 77 42C79 52 72 60 64 58C58 57 56 54 53 54C49 54 46 58 40 58C32 58 29 52 30 44Z'

function patches(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="#FFF6D8"><ellipse cx="-10" rx="7" ry="7.5"/><ellipse cx="10" rx="7" ry="7.5"/></g>`
}

/** Back to front: prop behind, ink, body, pattern, shade, light, face, prop in front. */
export function bean(id: string): string {
  const [colours, look, arm] = [coloursOf(id), lookOf(id), armOf(id)]
  const body = BODIES[look.body]
  const [x, y] = look.face ?? [0, 0]
  const pattern = id === 'red' ? '' : `<path d="M0 0H100V100H0Z" fill="url(#p-${id})" opacity=".55"/>`
  return [
    look.back ?? '',
    `<g fill="${INK}" stroke="${INK}" stroke-width="6.5" stroke-linejoin="round">${body}</g>`,
    `<g fill="${colours.base}">${body}</g>`,
    `<g clip-path="url(#c-${look.body})">${pattern}`,
    `<path d="M100 30C96 78 70 100 0 96V120H120V30Z" fill="${colours.shade}" opacity=".38"/>`,
    `<path d="M44 30C54 24 66 28 70 34" fill="none" stroke="${colours.light}" stroke-width="7" stroke-linecap="round" opacity=".9"/></g>`,
    look.mask ? shape(MASK, '#2A2338', 2) : '',
    look.patches || look.mask ? patches(x, y) : '',
    look.face ? face(...look.face) : '',
    look.front ?? '',
    arm,
  ].join('')
}
