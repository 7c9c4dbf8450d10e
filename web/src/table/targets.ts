// What actions name on the table, so that a tap can become an action. Which are allowed comes from the server.

import type { ActInfo, Target } from "../lib/wire"

/** Something on the table that can be tapped. */
export type Thing =
  | { at: "hand"; place: number; bean: string }
  | { at: "ready"; bean: string; index: number }
  | { at: "field"; field: number }
  | { at: "seat"; seat: number }
  | { at: "rival"; rival: string }
  | { at: "card"; card: string }
  | { at: "taler"; bean: string }
  | { at: "discard" }

/** A move with what it names. */
export type Act = ActInfo & { sentence: string }

/** The sentence that ends what may be ended, in every game. */
export const DONE = "done"
/** Targets that go without saying once the rest is picked. */
const IMPLIED: readonly Target["at"][] = ["front", "discard", "card"]
/** Where a target is that can be tapped at every table. */
const TAPPED: readonly Target["at"][] = ["place", "hand", "behind", "ready", "field", "seat", "rival"]

/** Whether a target is this thing. */
export function means(target: Target, thing: Thing): boolean {
  switch (thing.at) {
    case "hand":
      if (target.at === "place") return target.number === thing.place
      if (target.at === "front") return thing.place === 1
      return target.id === thing.bean && (target.at === "hand" || (target.at === "behind" && thing.place > 1))
    case "ready":
    case "taler":
      return target.at === thing.at && target.id === thing.bean
    case "field":
      return target.at === "field" && target.number === thing.field
    case "seat":
      return target.at === "seat" && target.number === thing.seat
    case "rival":
      return target.at === "rival" && target.id === thing.rival
    case "card":
      return target.at === "card" && target.id === thing.card
    case "discard":
      return target.at === "discard"
  }
}

export function same(a: Thing, b: Thing): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The acts among these that name all that was picked. */
export function naming(acts: readonly Act[], picked: readonly Thing[]): Act[] {
  return acts.filter((act) => picked.every((thing) => act.targets.some((target) => means(target, thing))) && inOrder(act, picked))
}

const placesOf = (act: ActInfo): number[] => act.targets.flatMap((target) => (target.at === "place" ? [target.number ?? 0] : []))

/** Where the order of positions matters, they must have been picked in it. */
function inOrder(act: ActInfo, picked: readonly Thing[]): boolean {
  const places = placesOf(act)
  if (!act.ordered || !places.length) return true
  return picked.filter((thing) => thing.at === "hand").every((thing, i) => places[i] === thing.place)
}

/** Whether nothing is left to pick for this act. */
export const complete = (act: ActInfo, picked: readonly Thing[]): boolean =>
  act.targets.every((target) => IMPLIED.includes(target.at) || picked.some((thing) => means(target, thing)))

/** Whether several cards of the hand are picked for an act. */
export const picksSeveral = (act: ActInfo): boolean => placesOf(act).length > 1

/** Whether an act can be done by taps on things that every table shows. */
export const tappable = (act: ActInfo): boolean => act.targets.some((target) => TAPPED.includes(target.at))

/** The sentence of an act for the very card that was picked. */
export function sentenceFor(act: Act, picked: readonly Thing[]): string {
  const card = picked.find((thing) => thing.at === "hand")
  return card && act.copy ? act.copy.replace("#", String(card.place)) : act.sentence
}

/** What an act names at a place, by its id. */
export const idAt = (act: ActInfo, at: Target["at"]): string => act.targets.find((target) => target.at === at)?.id ?? ""

/** What an act names at a place, by its number; 0 for nothing. */
export const numberAt = (act: ActInfo, at: Target["at"]): number => act.targets.find((target) => target.at === at)?.number ?? 0
