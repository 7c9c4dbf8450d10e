import { KINDS, STRANGER, type Colours, type Kind } from '../kinds.ts'
import { bean, coloursOf, rim } from './bean.ts'
import { BODIES } from './bodies.ts'
import { BOSSES } from './bosses.ts'
import { CLOCK, coin } from './coin.ts'
import { HOUSES } from './houses.ts'
import { PATTERNS } from './patterns.ts'
import { SPELLS } from './spells.ts'

/** Whoever appears in a game. */
export interface Cast {
  kinds: readonly string[]
  houses: readonly string[]
  bosses: readonly string[]
  spells: readonly string[]
}

const SQUARE = '0 0 100 100'
const TILE = 20

/** The marks of a kind's pattern, `TILE` high and wide. */
function marks({ pattern }: Colours, colour: string): string {
  return `<g fill="${colour}" stroke="${colour}" stroke-linecap="round">${PATTERNS[pattern]}</g>`
}

/** What drawings refer to, by id. */
const SHARED: Record<string, string> = {
  ...Object.fromEntries(Object.entries(BODIES).map(([id, body]) => [`c-${id}`, `<clipPath id="c-${id}">${body}</clipPath>`])),
  ...Object.fromEntries(
    Object.entries({ ...KINDS, any: STRANGER }).map(([id, colours]) => [
      `p-${id}`,
      `<pattern id="p-${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${marks(colours, colours.shade)}</pattern>`,
    ]),
  ),
}

interface Drawing {
  svg: string
  box: string
}

/** A drawing by the id that the page asks for. */
export function drawing(id: string): Drawing {
  const [, what = '', name = ''] = /^(\w+?)(?:-(.+))?$/.exec(id) ?? []
  const kind = name as Kind | 'any'
  switch (what) {
    case 'b':
      return { svg: bean(kind), box: SQUARE }
    case 'rim':
      return { svg: rim(kind), box: SQUARE }
    case 'g':
      return { svg: marks(coloursOf(kind), coloursOf(kind).deep), box: `0 0 ${TILE} ${TILE}` }
    case 't':
      return { svg: coin(name ? (name as Kind) : undefined), box: SQUARE }
    case 'boss':
      return { svg: BOSSES[name as keyof typeof BOSSES], box: '0 0 100 106' }
    case 'h':
      return { svg: HOUSES[name as keyof typeof HOUSES], box: '4 6 92 84' }
    case 's':
      return { svg: SPELLS[name as keyof typeof SPELLS], box: SQUARE }
    case 'clock':
      return { svg: CLOCK, box: SQUARE }
  }
  throw new Error(`there is no drawing ${id}`)
}

/** The definitions that drawings refer to. */
export function defsOf(svg: string): string {
  const needed = new Set([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id))
  const found = [...needed].map((id) => SHARED[id] ?? '').join('')
  return found && `<defs>${found}</defs>`
}

/** The address of a picture that holds it itself. */
function inline(id: string): string {
  const { svg, box } = drawing(id)
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
  const rule = (id: string, ...more: string[]): string => `[data-drawing=${id}]{background-image:${[id, ...more].map(inline).join()}}\n`
  return [
    ...[...cast.kinds, 'any'].map((kind) => rule(`b-${kind}`, `rim-${kind}`) + rule(`g-${kind}`)),
    ...cast.kinds.map((kind) => rule(`t-${kind}`)),
    ...cast.bosses.map((id) => rule(`boss-${id}`)),
    ...cast.houses.map((id) => rule(`h-${id}`)),
    ...cast.spells.map((id) => rule(`s-${id}`)),
    ...['t', 'clock'].map((id) => rule(id)),
  ].join('')
}

/** The colours of the kinds as rules on [data-k]. */
export function kindsStylesheet(): string {
  const rule = (selector: string, { base, shade, light, ground, deep }: Colours) =>
    `${selector}{--base:${base};--shade-k:${shade};--light:${light};--ground:${ground};--deep:${deep}}\n`
  return rule('[data-k]', STRANGER) + Object.entries(KINDS).map(([id, colours]) => rule(`[data-k='${id}']`, colours)).join('')
}
