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

const asked = (sitting: Sitting, step: string): boolean => sitting.view?.asked === "act" && sitting.view.standing.step === step
const mine = (sitting: Sitting): boolean => sitting.insight?.active === sitting.me
const aside = (sitting: Sitting): string[] => cardsOf(sitting.table?.players[(sitting.me ?? 0) - 1]?.aside ?? [])
const fields = (sitting: Sitting) => sitting.insight?.fields[(sitting.me ?? 0) - 1] ?? []
const fieldWith = (sitting: Sitting, what: (field: FieldInsight) => boolean): string[] => [`field-${fields(sitting).findIndex(what) + 1}`]

/** The lesson of the first game, of which others take what is so in them too. */
export const USUAL = {
  queue: { id: "queue", at: ["hand-1"], when: (s) => asked(s, "plant-hand") },
  field: { id: "field", at: (s) => fieldWith(s, (field) => field.beans.length > 0), when: (s) => fields(s).some((field) => field.beans.length > 0) },
  trade: { id: "trade", at: ["draft", "revealed", "hand"], when: (s) => s.trading && mine(s) },
  answer: {
    id: "answer",
    at: ["offers", "board"],
    when: (s) => s.insight?.answers.some((one) => s.accepting(one.offer) === null) ?? false,
  },
  aside: { id: "aside", at: ["ready-100", "ready-0"], when: (s) => asked(s, "plant-aside") && aside(s).length > 0 },
  harvest: { id: "harvest", at: (s) => fieldWith(s, (field) => field.worth > 0), when: (s) => fields(s).some((field) => field.worth > 0) },
  end: { id: "end", at: ["draw"], when: (s) => (s.view?.seq ?? 0) > 40 },
} satisfies Record<string, Mark>

/** The first of these things that is there. */
export function thingAt(names: readonly string[]): Element | undefined {
  for (const name of names) {
    const found = document.querySelector(`[data-thing="${name}"]`)
    if (found) return found
  }
  return undefined
}
