// Pictures for beans that nobody has drawn, such as those of third-party games, each made from its id.

import type { Body } from "./drawing/bodies.ts"
import type { Mood } from "./drawing/faces.ts"
import { LOOKS } from "./drawing/looks.ts"
import { PATTERNS, type Pattern } from "./drawing/patterns.ts"
import { coloursRule, kindRules } from "./drawing/sprite.ts"
import { KINDS, type Colours } from "./kinds.ts"

const BODIES: readonly [Body, x: number, y: number, size: number][] = [
  ["bean", 58, 53, 1],
  ["round", 50, 46, 0.95],
  ["squat", 51, 57, 1],
  ["drop", 50, 62, 1],
  ["kidney", 64, 42, 0.95],
]
const MOODS: readonly Mood[] = ["calm", "happy", "grin", "wow", "sly"]
/** The same number for the same id, however often it is asked. */
export function numberOf(id: string): number {
  let number = 7
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return number
}

export function coloursFor(id: string): Colours {
  const number = numberOf(id)
  const hue = (number * 137) % 360
  const patterns = Object.keys(PATTERNS) as Pattern[]
  return {
    base: `hsl(${hue} 48% 58%)`,
    shade: `hsl(${hue} 46% 38%)`,
    light: `hsl(${hue} 62% 78%)`,
    ground: `hsl(${hue} 46% 84%)`,
    deep: `hsl(${hue} 55% 18%)`,
    pattern: patterns[number % patterns.length] ?? "dots",
  }
}

/** The rules that show these beans, of which a game has no picture. */
export function strangers(beans: readonly string[]): string {
  const unknown = beans.filter((id) => !(id in KINDS))
  const kinds: Record<string, Colours> = KINDS
  for (const id of unknown) {
    const number = numberOf(id)
    const [body, x, y, size] = BODIES[number % BODIES.length] ?? BODIES[0] ?? ["bean", 58, 53, 1]
    kinds[id] = coloursFor(id)
    LOOKS[id] = { body, face: [x, y, size, MOODS[number % MOODS.length] ?? "calm"] }
  }
  return unknown.map((id) => coloursRule(`[data-k='${id}']`, kinds[id] ?? coloursFor(id))).join("") + beans.map(kindRules).join("")
}
