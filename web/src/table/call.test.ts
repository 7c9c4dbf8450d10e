import { expect, test } from "vitest"

import type { Insight } from "../lib/data"
import { callOf, newsIn, NO_CALL, type Seen, wordOf } from "./call"

const DECLINE_ONLY = { id: "refusal-not-your-card", arguments: {} }

function seen(me: Seen["waiting"]["me"], offers: number[] = [], more: Partial<Seen> = {}): Seen {
  const answers = offers.map((offer) => ({ offer, accept: null, decline: null, withdraw: null }))
  return {
    waiting: { me, offers: 0, offered: false, others: [], bot: null, people: [] },
    insight: { answers } as unknown as Insight,
    accepting: (serial) => (serial < 10 ? null : DECLINE_ONLY),
    spared: false,
    ...more,
  }
}

test("whoever must act is called, and nobody who only may offer something", () => {
  expect(callOf(seen("act"))).toEqual({ turn: true, offers: [] })
  expect(callOf(seen("propose"))).toEqual(NO_CALL)
  expect(callOf(seen(""))).toEqual(NO_CALL)
})

test("an offer calls whoever can accept it", () => {
  expect(callOf(seen("answer", [3, 12]))).toEqual({ turn: false, offers: [3] })
})

test("nobody is called of whom nothing is wanted, or whose turn ends unasked", () => {
  expect(callOf(seen("", [3]))).toEqual(NO_CALL)
  expect(callOf(seen("act", [], { insight: undefined }))).toEqual(NO_CALL)
  expect(callOf(seen("act", [], { spared: true }))).toEqual(NO_CALL)
})

test("a call is news once, and each offer is", () => {
  const turn = { turn: true, offers: [] }
  expect(newsIn(NO_CALL, turn)).toBe("turn")
  expect(newsIn(turn, turn)).toBe("")
  expect(newsIn(turn, { turn: true, offers: [1] })).toBe("offer")
  expect(newsIn({ turn: true, offers: [1] }, { turn: true, offers: [1, 2] })).toBe("offer")
  expect(newsIn({ turn: true, offers: [1, 2] }, { turn: true, offers: [1] })).toBe("")
  expect(newsIn(turn, NO_CALL)).toBe("")
})

test("a tab tells of an offer before it tells of a turn", () => {
  expect(wordOf({ turn: true, offers: [1] })).toBe("desk-offer-for-you")
  expect(wordOf({ turn: true, offers: [] })).toBe("desk-your-turn")
  expect(wordOf(NO_CALL)).toBe("")
})
