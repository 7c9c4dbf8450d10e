// Whom the table waits for, and why: what the board, the line below it and the voices say, all the same.

import { facts, type Insight } from "../lib/data"
import type { Asked, Told, View, Wait } from "../lib/wire"

export interface Waiting {
  /** What is wanted of me: without my act the game cannot go on; an answer or an offer I may leave out. */
  me: Asked | ""
  /** How many offers I could accept. */
  offers: number
  /** Whether an offer of mine is open. */
  offered: boolean
  /** The other seats without whose act the game cannot go on. */
  others: number[]
  /** The bot that would go on, and waits for what some people may say first. */
  bot: number | null
  people: number[]
}

type Table = Pick<View, "asked" | "seq" | "standing">

/** `me` is the seat of a person who decides for themselves; without one nothing is wanted of anyone here. */
export function waitingAt(view: Table, insight: Pick<Insight, "answers" | "over">, me: number | null, wait?: Wait): Waiting {
  const awaited = insight.over ? [] : view.standing.expected.map((one) => one.seat)
  const acceptable = insight.answers.filter(({ accept }) => accept && !accept.refusal)
  const mine = me === null || insight.over ? "" : awaited.includes(me) ? "act" : (view.asked ?? "")
  // the server may still wait for me for a moment after I have said that I say nothing
  const people = wait && wait.seq === view.seq && !insight.over ? wait.people.filter((one) => mine || one !== me) : []
  return {
    me: mine,
    offers: mine && view.asked === "answer" ? acceptable.length : 0,
    offered: me !== null && insight.answers.some(({ withdraw }) => withdraw),
    others: awaited.filter((seat) => seat !== me),
    bot: wait && people.length ? wait.bot : null,
    people,
  }
}

/** Whether a seat has made an offer in this turn, as far as the log tells. */
export function hasOffered(log: readonly Told[], me: number | null): boolean {
  const turn = log.findLastIndex((told) => facts(told.facts).some(({ fact }) => fact === "turn"))
  return log.slice(turn + 1).some((told) => facts(told.facts).some(({ fact, seat }) => fact === "offered" && seat === me))
}

/** What the line below the board says; `who` are the seats it names. */
export interface Line {
  id: string
  who: number[]
  whom?: number[]
  count?: number
}

export function lineOf({ me, offers, offered, others, bot, people }: Waiting, seat: number | null): Line | null {
  if (offers) return { id: "desk-offers-wait", who: [], count: offers }
  if (me !== "act" && offered) return { id: "desk-my-offer-waits", who: [] }
  if (me && bot !== null && seat !== null && people.includes(seat)) return { id: "desk-bot-waits-offer", who: [bot] }
  if (me === "act" && others.length) return { id: "desk-waits-for-you-and", who: others }
  if (me === "act") return { id: "desk-waits-for-you", who: [] }
  if (bot !== null) return { id: "desk-bot-waits-for", who: [bot], whom: people }
  return others.length ? { id: "desk-waits-for", who: others } : null
}
