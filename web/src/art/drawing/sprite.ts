import { KINDS, STRANGER, type Colours } from '../kinds.ts'
import { bean, coloursOf, rim } from './bean.ts'
import { BODIES, type Body } from './bodies.ts'
import { CLOCK, coin } from './coin.ts'
import { BOSSES, HOUSES, SPELLS, type Cast } from './games.ts'
import { box, shape } from './ink.ts'
import { PATTERNS } from './patterns.ts'

/** A house, a sign and a spell that nobody has drawn. */
const CARD =
  shape('M14 44L50 16L86 44Z', '#8A7A6A') +
  box(20, 44, 60, 42, '#E6DCCB') +
  box(42, 60, 16, 26, '#6B5B4B') +
  box(28, 52, 10, 10, '#BFD9E6') +
  box(62, 52, 10, 10, '#BFD9E6')
const SQUARE = '0 0 100 100'
const TILE = 20

/** The marks of a kind's pattern, `TILE` high and wide. */
function marks({ pattern }: Colours, colour: string): string {
  return `<g fill="${colour}" stroke="${colour}" stroke-linecap="round">${PATTERNS[pattern]}</g>`
}

/** What drawings refer to: the outline of a body, the pattern of a kind. */
function shared(id: string): string {
  const [what, ...words] = id.split('-')
  const name = words.join('-')
  if (what === 'c') return `<clipPath id="${id}">${BODIES[name as Body]}</clipPath>`
  const colours = coloursOf(name)
  return `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${marks(colours, colours.shade)}</pattern>`
}

interface Drawing {
  svg: string
  box: string
}

/** A drawing by the id that the page asks for. */
export function drawing(id: string): Drawing {
  const [what = '', ...words] = id.split('-')
  const name = words.join('-')
  switch (what) {
    case 'b':
      return { svg: bean(name), box: SQUARE }
    case 'rim':
      return { svg: rim(name), box: SQUARE }
    case 'g':
      return { svg: marks(coloursOf(name), coloursOf(name).deep), box: `0 0 ${TILE} ${TILE}` }
    case 't':
      return { svg: coin(name || undefined), box: SQUARE }
    case 'boss':
      return { svg: BOSSES[name] ?? '', box: '0 0 100 106' }
    case 'h':
      return { svg: HOUSES[name] ?? '', box: '4 6 92 84' }
    case 's':
      return { svg: SPELLS[name] ?? '', box: SQUARE }
    case 'clock':
      return { svg: CLOCK, box: SQUARE }
  }
  throw new Error(`there is no drawing ${id}`)
}

/** The definitions that drawings refer to. */
export function defsOf(svg: string): string {
  const needed = new Set([...svg.matchAll(/url\(#([cp]-[\w-]+)\)/g)].map(([, id = '']) => id))
  const found = [...needed].map(shared).join('')
  return found && `<defs>${found}</defs>`
}

/** The address of a picture that holds it itself. */
export function inline({ svg, box }: Drawing): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${defsOf(svg)}${svg}</svg>`
  const escaped = whole.replace(/>\s+</g, '><').replace(/[%#]/g, encodeURIComponent).replaceAll('"', "'")
  return `url("data:image/svg+xml,${escaped}")`
}

/**
 * The pictures of a cast, each as the background of a `[data-drawing]`: beans b-, the patterns of their cards g-,
 * taler t-, bosses boss-, houses h-, spells s-, and the clock. A background is one node and is painted as one, while
 * `<use>` copies all nodes of a drawing into the page each time.
 */
export function sprite(cast: Cast): string {
  return [
    `:where([data-drawing^=h-],[data-drawing^=s-]){background-image:${inline({ svg: CARD, box: '4 6 92 84' })}}\n`,
    ...cast.kinds.map(kindRules),
    ...(cast.bosses ?? []).map((id) => rule(`boss-${id}`)),
    ...(cast.houses ?? []).map((id) => rule(`h-${id}`)),
    ...(cast.spells ?? []).map((id) => rule(`s-${id}`)),
    ...['t', 'clock'].map((id) => rule(id)),
  ].join('')
}

const rule = (id: string, ...more: string[]): string => `[data-drawing=${id}]{background-image:${[id, ...more].map((one) => inline(drawing(one))).join()}}\n`

/** The pictures of one kind. */
export const kindRules = (kind: string): string => rule(`b-${kind}`, `rim-${kind}`) + rule(`g-${kind}`) + rule(`t-${kind}`)

/** The colours of a kind as a rule on [data-k]. */
export const coloursRule = (selector: string, { base, shade, light, ground, deep }: Colours): string =>
  `${selector}{--base:${base};--shade-k:${shade};--light:${light};--ground:${ground};--deep:${deep}}\n`

export const kindsStylesheet = (): string =>
  coloursRule('[data-k]', STRANGER) + Object.entries(KINDS).map(([id, colours]) => coloursRule(`[data-k='${id}']`, colours)).join('')
