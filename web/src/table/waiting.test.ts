import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import type { Insight } from "../lib/data"
import type { Told, View, Wait } from "../lib/wire"
import { hasOffered, lineOf, waitingAt } from "./waiting"

type Table = Pick<View, "asked" | "seq" | "standing">
type Known = Pick<Insight, "answers" | "over">

function told(asked: View["asked"], ...expected: number[]): Table {
  const standing = { step: "trade", title: {}, advice: [], cites: [], expected: expected.map((seat) => ({ seat, what: {} })) }
  return { seq: 7, asked, standing }
}
const nothing: Known = { answers: [], over: false }
const offer: Known = { answers: [{ offer: 3, accept: { sentence: "accept 3", refusal: null }, decline: null, withdraw: null }], over: false }
const wait = (...people: number[]): Wait => ({ t: "wait", seq: 7, bot: 2, people, left: 20 })

test("a bot that waits for my offer is not said to be awaited itself", () => {
  const toOffer = waitingAt(told("propose", 2), nothing, 1, wait(1))
  expect(toOffer.me).toBe("propose")
  expect(lineOf(toOffer, 1)).toEqual({ id: "desk-bot-waits-offer", who: [2] })
})

test("offers to me are what waits for my answer, whichever bot would go on", () => {
  expect(lineOf(waitingAt(told("answer", 2), offer, 1, wait(1)), 1)).toEqual({ id: "desk-offers-wait", who: [], count: 1 })
})

test("once I have said all I want no bot is said to wait for me", () => {
  expect(lineOf(waitingAt(told(null, 2), nothing, 1, wait(1)), 1)).toEqual({ id: "desk-waits-for", who: [2] })
  expect(lineOf(waitingAt(told(null, 2), nothing, 1, wait(1, 3)), 1)).toEqual({ id: "desk-bot-waits-for", who: [2], whom: [3] })
})

test("an offer of mine waits for an answer, unless I must act or have others to answer", () => {
  const mine: Known = { answers: [{ offer: 3, accept: null, decline: null, withdraw: { sentence: "withdraw 3", refusal: null } }], over: false }
  const line = { id: "desk-my-offer-waits", who: [] }
  for (const asked of ["propose", null] as const) expect(lineOf(waitingAt(told(asked, 2), mine, 1, wait(1)), 1)).toEqual(line)
  expect(lineOf(waitingAt(told("act", 1), mine, 1), 1)?.id).toBe("desk-waits-for-you")
  const both = { ...mine, answers: [...mine.answers, ...offer.answers] }
  expect(lineOf(waitingAt(told("answer", 2), both, 1), 1)?.id).toBe("desk-offers-wait")
})

test("I have offered something until the turn ends", () => {
  const act = (seat: number, fact: string): Told => ({ number: 1, seat, sentence: "", facts: [{ fact, seat }], story: [] })
  expect(hasOffered([act(1, "offered"), act(2, "declined")], 1)).toBe(true)
  expect(hasOffered([act(2, "offered")], 1)).toBe(false)
  expect(hasOffered([act(1, "offered"), act(2, "turn")], 1)).toBe(false)
})

test("whom else a bot waits for is said to me, unless the wait is over or an older one", () => {
  expect(lineOf(waitingAt(told(null, 2), nothing, 1, wait(3)), 1)).toEqual({ id: "desk-bot-waits-for", who: [2], whom: [3] })
  for (const old of [wait(), { ...wait(3), seq: 6 }, undefined])
    expect(lineOf(waitingAt(told(null, 2), nothing, 1, old), 1)).toEqual({ id: "desk-waits-for", who: [2] })
})

test("I come first among those who must act", () => {
  expect(lineOf(waitingAt(told("act", 1, 3, 4), nothing, 1), 1)).toEqual({ id: "desk-waits-for-you-and", who: [3, 4] })
})

test("nothing is wanted of who watches, has a bot play, or has seen the end", () => {
  expect(waitingAt(told("act", 1, 2), nothing, null).me).toBe("")
  expect(lineOf(waitingAt(told("act", 1, 2), nothing, null), null)).toEqual({ id: "desk-waits-for", who: [1, 2] })
  expect(lineOf(waitingAt(told(null), { ...nothing, over: true }, 1, wait(1)), 1)).toBe(null)
})

interface Moment {
  game: string
  seat: number | null
  awaited: number[]
  asked_to_answer: boolean
  heard: boolean
  view: Table
  insight: Known
}

// Made by tests/web_page/awaited.py from random games of every id, with what the rules say.
const file = process.env["BOHNHOF_AWAITED"]
const TO_ME = /^desk-(offers-wait|waits-for-you|bot-waits-offer)/

test.skipIf(!file)("board and line name exactly whom the rules await, and are yellow where I may or must say something", () => {
  const moments = JSON.parse(readFileSync(file ?? "", "utf8")) as Moment[]
  expect(new Set(moments.map((one) => one.game)).size).toBe(9)
  for (const { seat, awaited, asked_to_answer, heard, view, insight } of moments) {
    const must = seat !== null && awaited.includes(seat)
    const may = asked_to_answer || !heard
    for (const people of [[], [1], [seat ?? 2, 2]]) {
      const waiting = waitingAt(view, insight, seat, { t: "wait", seq: view.seq, bot: 3, people, left: 9 })
      const line = lineOf(waiting, seat)
      expect(waiting.others).toEqual(awaited.filter((one) => one !== seat))
      expect(waiting.me === "act").toBe(must)
      expect(waiting.me !== "").toBe(!insight.over && (must || may))
      if (waiting.me === "") expect(line?.id ?? "").not.toMatch(TO_ME)
      if (must) expect(line?.id).toMatch(TO_ME)
      if (line?.id.startsWith("desk-waits-for")) expect(line.who).toEqual(waiting.others)
      else if (line && line.id !== "desk-offers-wait" && line.id !== "desk-my-offer-waits") expect(line.who).toEqual([3])
      expect(line?.id !== "desk-bot-waits-for" || line.whom?.length).toBeTruthy()
      expect(line === null).toBe(insight.over)
    }
  }
})
