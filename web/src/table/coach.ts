// The first game of each kind is a lesson: a light on one thing when its moment has come, and never a lock.

import { cardsOf, type FieldInsight } from "../lib/data"
import type { Sitting } from "./sitting.svelte"

export interface Mark {
  /** Its words are coach-…-title and coach-…. */
  id: string
  /** What the light falls on: the first of these that is there, by data-thing. */
  at: string[] | ((sitting: Sitting) => string[])
  /** Whether its moment has come. */
  when(sitting: Sitting): boolean
}

const step = (sitting: Sitting): string => sitting.view?.standing.step ?? ""
const asked = (sitting: Sitting): boolean => sitting.view?.asked === "act"
const mine = (sitting: Sitting): boolean => sitting.insight?.active === sitting.me
const aside = (sitting: Sitting): string[] => cardsOf(sitting.table?.players[(sitting.me ?? 0) - 1]?.aside ?? [])
const fields = (sitting: Sitting) => sitting.insight?.fields[(sitting.me ?? 0) - 1] ?? []
const fieldWith = (sitting: Sitting, what: (field: FieldInsight) => boolean): string[] => [`field-${fields(sitting).findIndex(what) + 1}`]
const says = (sitting: Sitting, verb: string): boolean => sitting.sentences.some((one) => one.startsWith(verb))
const payable = (sitting: Sitting): boolean =>
  sitting.insight?.purchases.some((sale) => !sale.refusal && sale.card !== "third-field") ?? false

const QUEUE: Mark = { id: "queue", at: ["hand-1"], when: (s) => asked(s) && step(s) === "plant-hand" }
const LINE: Mark = { ...QUEUE, id: "line" }
const FIELD: Mark = { id: "field", at: (s) => fieldWith(s, (field) => field.beans.length > 0), when: (s) => fields(s).some((field) => field.beans.length > 0) }
const TRADE: Mark = { id: "trade", at: ["draft", "revealed", "hand"], when: (s) => s.trading && mine(s) }
const ANSWER: Mark = {
  id: "answer",
  at: ["offers", "board"],
  when: (s) => s.insight?.answers.some((one) => s.answerOf(one.offer, "accept") === null) ?? false,
}
const ASIDE: Mark = { id: "aside", at: ["ready-100", "ready-0"], when: (s) => step(s) === "plant-aside" && asked(s) && aside(s).length > 0 }
const HARVEST: Mark = { id: "harvest", at: (s) => fieldWith(s, (field) => field.worth > 0), when: (s) => fields(s).some((field) => field.worth > 0) }
const END: Mark = { id: "end", at: ["draw"], when: (s) => (s.view?.seq ?? 0) > 40 }
const BOSSES: Mark = { id: "bosses", at: ["strip"], when: (s) => asked(s) }
const GROW: Mark = { id: "grow", at: ["revealed"], when: (s) => asked(s) && step(s) === "grow" }
const ALONE: Mark = { ...GROW, id: "grow-alone" }
const GIVE: Mark = { id: "give", at: ["hand"], when: (s) => says(s, "give ") }
const TAX: Mark = { id: "tax", at: ["field-1"], when: (s) => asked(s) && step(s) === "pay" }
const DISCARDS: Mark = { id: "discards", at: ["discard"], when: (s) => cardsOf(s.table?.discard ?? []).length > 3 }
const MARKET: Mark = { id: "market", at: ["market", "sheet"], when: payable }
const LAY: Mark = { id: "lay", at: ["hand"], when: (s) => asked(s) && step(s) === "lay" }
const POWERS: Mark = { id: "powers", at: ["field-1"], when: (s) => says(s, "use ") }
const SPELLS: Mark = { id: "spells", at: ["spells", "sheet"], when: (s) => says(s, "brew ") || says(s, "cast ") || says(s, "activate ") }

const TRADING = [QUEUE, FIELD, TRADE, ANSWER, ASIDE, HARVEST, END]

export function marksOf(game: string): Mark[] {
  if (game.startsWith("high-bohn")) return [...TRADING.slice(0, -1), MARKET, END]
  if (game.startsWith("al-cabohne")) return [BOSSES, LINE, FIELD, game === "al-cabohne" ? GROW : ALONE, GIVE, TAX, DISCARDS, HARVEST, END]
  if (game.startsWith("prohibohn")) return [LAY, BOSSES, LINE, GROW, GIVE, TAX, MARKET, HARVEST, END]
  if (game === "rabohnzel") return [...TRADING.slice(0, -1), POWERS, SPELLS, END]
  return TRADING
}
