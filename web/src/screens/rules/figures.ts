// Pictures beside rules: the table as it stands in their examples.

import type { FieldInsight } from "../../lib/data"

export type Part =
  /** A field with its beanometer. */
  | { field: readonly string[] }
  /** A hand, the front card first. */
  | { hand: readonly string[] }
  /** Cards that lie there. */
  | { cards: readonly string[] }
  | { taler: number; kind?: string }
  | { sign: "arrow" | "swap" | "gift" | "check" | "cross" }

const ARROW: Part = { sign: "arrow" }
const YES: Part = { sign: "check" }
const NO: Part = { sign: "cross" }

const many = (kind: string, n: number): string[] => Array.from({ length: n }, () => kind)
const field = (kind: string, n: number): Part => ({ field: many(kind, n) })

/** By paragraph: rows of parts. */
const FIGURES: Record<string, Part[][]> = {
  "BO 1.3": [[field("garden", 1), field("garden", 2), field("garden", 3)]],
  "BO 1.4": [[{ cards: ["chili"] }, ARROW, { taler: 1, kind: "chili" }]],
  "BO 2.3": [[{ hand: ["chili", "blue", "garden", "red", "soy"] }]],
  "BO 3.2": [[{ hand: ["green", "chili", "blue"] }, ARROW, field("green", 1)]],
  "BO 3.6": [
    [{ cards: ["red"] }, ARROW, field("red", 2), YES],
    [{ cards: ["red"] }, ARROW, field("blue", 2), NO],
  ],
  "BO 4.3": [[{ cards: ["green"] }, { sign: "swap" }, { cards: ["chili"] }]],
  "BO 4.8": [[{ cards: ["red"] }, { sign: "gift" }]],
  "BO 6.2": [[field("chili", 6), ARROW, { taler: 2, kind: "chili" }, { cards: many("chili", 4) }]],
  "BO 6.5": [
    [field("garden", 1), NO],
    [field("blue", 4), YES],
  ],
  "HB 1.2": [[field("chili", 3), ARROW, { taler: 1, kind: "chili" }]],
  "HB 2.1": [[{ taler: 3, kind: "green" }, YES, { taler: 3, kind: "red" }, NO]],
  "HB 4.21": [
    [{ cards: ["blue", "chili", "green"] }, YES],
    [{ cards: ["blue", "chili", "blue"] }, NO],
  ],
  "AC 1.3": [[field("blue", 3), field("blue", 4), field("blue", 6)]],
  "AC 5.4": [[{ cards: ["stink", "stink"] }, ARROW, field("stink", 3)]],
  "AC 6.4": [[{ cards: ["stink"] }, ARROW, { cards: many("stink", 3) }]],
  "AC 9.2": [[field("pole", 4), ARROW, { taler: 2, kind: "pole" }, { cards: ["pole", "pole"] }]],
  "PB 3.2": [[{ field: ["blue", "blue", "puff"] }]],
  "PB 5.3": [[{ cards: ["green"] }, ARROW, { cards: ["green", "green"] }]],
  "RZ 1.3": [[field("cap", 2), field("cap", 3), field("cap", 6)]],
  "RZ 3.3": [[field("white", 3), NO], [field("white", 4), YES]],
}

export const figureOf = (paragraph: string): Part[][] => FIGURES[paragraph] ?? []

type Field = Pick<FieldInsight, "beans" | "worth" | "reached" | "thresholds">

/** What a field shows, by the printed beanometer of its last bean: pairs of beans needed and taler. */
export function fieldOf(beans: readonly string[], steps: readonly (readonly number[])[]): Field {
  const printed = steps.map(([needed = 0, taler = 0]) => ({ needed, taler }))
  const reached = printed.filter((step) => step.needed <= beans.length)
  return {
    beans: [...beans],
    worth: reached.at(-1)?.taler ?? 0,
    reached: reached.map(({ needed, taler }) => ({ beans: needed, taler })),
    thresholds: printed
      .filter((step) => step.needed > beans.length)
      .map(({ needed, taler }) => ({ more: needed - beans.length, taler })),
  }
}
