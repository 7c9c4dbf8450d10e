import { KINDS, STRANGER, type Colours, type Kind } from '../kinds.ts'
import { bean } from './bean.ts'
import { BODIES } from './bodies.ts'
import { BOSSES } from './bosses.ts'
import { CLOCK, coin } from './coin.ts'
import { HOUSES } from './houses.ts'
import { LOOKS } from './looks.ts'
import { PATTERNS } from './patterns.ts'
import { SPELLS } from './spells.ts'

/** Whoever appears in a game. */
export interface Cast {
  kinds: readonly string[]
  houses: readonly string[]
  bosses: readonly string[]
  spells: readonly string[]
}

function symbol(id: string, drawing: string, box = '0 0 100 100'): string {
  return `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`
}

function tile(id: string, { pattern }: Colours, colour: string): string {
  return `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="${colour}" stroke="${colour}" stroke-linecap="round">${PATTERNS[pattern]}</g></pattern>`
}

/** Each pattern has its colour inside: `currentColor` in a pattern is not reliable across browsers. */
function tiles(id: string, colours: Colours): string {
  return tile(`p-${id}`, colours, colours.shade) + tile(`g-${id}`, colours, colours.deep)
}

/** The symbols of a cast: beans b-, taler t-, bosses boss-, houses h-, spells s-, and the clock. */
export function sprite(cast: Cast): string {
  const kinds = cast.kinds as Kind[]
  const bodies = [...new Set(['bean' as const, ...kinds.map((kind) => LOOKS[kind].body)])]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><defs>',
    ...bodies.map((body) => `<clipPath id="c-${body}">${BODIES[body]}</clipPath>`),
    ...kinds.map((kind) => tiles(kind, KINDS[kind])),
    tiles('any', STRANGER),
    '</defs>',
    ...kinds.map((kind) => symbol(`b-${kind}`, bean(kind)) + symbol(`t-${kind}`, coin(kind))),
    symbol('b-any', bean('any')),
    symbol('t', coin()),
    symbol('clock', CLOCK),
    ...cast.bosses.map((id) => symbol(`boss-${id}`, BOSSES[id as keyof typeof BOSSES], '0 0 100 106')),
    ...cast.houses.map((id) => symbol(`h-${id}`, HOUSES[id as keyof typeof HOUSES], '4 6 92 84')),
    ...cast.spells.map((id) => symbol(`s-${id}`, SPELLS[id as keyof typeof SPELLS])),
    '</svg>',
  ]
    .join('')
    .replace(/>\s+</g, '><')
}

/** The colours of the kinds as rules on [data-k]. */
export function kindsStylesheet(): string {
  const rule = (selector: string, { base, shade, light, ground, deep }: Colours) =>
    `${selector}{--base:${base};--shade-k:${shade};--light:${light};--ground:${ground};--deep:${deep}}\n`
  return rule('[data-k]', STRANGER) + Object.entries(KINDS).map(([id, colours]) => rule(`[data-k='${id}']`, colours)).join('')
}
