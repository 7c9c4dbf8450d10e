// What the table wants of the person who sits here, and which part of it is news.

import type { Message } from "../lib/data"
import type { Sitting } from "./sitting.svelte"

export interface Call {
  /** Whether the table waits for an action of mine. */
  readonly turn: boolean
  /** The numbers of the offers that I can accept. */
  readonly offers: readonly number[]
}

export type News = "turn" | "offer" | ""

export const NO_CALL: Call = { turn: false, offers: [] }

/** What a sitting tells of the table, as far as it decides who is called. */
export type Seen = Pick<Sitting, "waiting" | "insight" | "accepting" | "spared">

/** What calls for the person who sits at a table; nothing calls a spectator, or one for whom a bot plays. */
export function callOf(seen: Seen): Call {
  const { waiting, insight } = seen
  if (!waiting.me || !insight || seen.spared) return NO_CALL
  const acceptable = insight.answers.filter((one) => seen.accepting(one.offer) === null)
  return { turn: waiting.me === "act", offers: acceptable.map((one) => one.offer) }
}

/** What a person should be told who knows the call before. */
export function newsIn(before: Call, now: Call): News {
  if (now.offers.some((offer) => !before.offers.includes(offer))) return "offer"
  return now.turn && !before.turn ? "turn" : ""
}

/** What a tab shows as long as a call lasts: an offer can be gone soon, a turn stays. */
export function wordOf(call: Call): Message["id"] {
  if (call.offers.length) return "desk-offer-for-you"
  return call.turn ? "desk-your-turn" : ""
}
