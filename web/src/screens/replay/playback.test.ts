import { expect, test } from "vitest"

import type { Frame, ReplayInfo } from "../../lib/wire"
import { Playback } from "./playback.svelte"

const TURNS = [
  [0, 1],
  [3, 2],
  [6, 3],
]
const INFO: ReplayInfo = { replay: "x", game: "g", names: ["A", "B", "C"], bots: [null, "thrifty", null], length: 7, turns: TURNS, winners: [1], notes: [] }

const frame = (seq: number): Frame => ({
  seq,
  view: {},
  insight: {},
  standing: { step: null, title: {}, advice: [], cites: [], expected: [] },
  told: seq ? [{ number: seq, seat: 1, sentence: "done", facts: [], story: [] }] : [],
  ending: null,
})
const all = (): Promise<Frame[]> => Promise.resolve(Array.from({ length: 8 }, (_, i) => frame(i)))

test("a replay stays between the deal and the end", () => {
  const playback = new Playback(INFO, 99, null, all)
  expect(playback.at).toBe(7)
  playback.step(1)
  expect(playback.at).toBe(7)
  playback.go(-3)
  expect(playback.at).toBe(0)
})

test("a jump goes to the beginning of a turn, first of the one it is in", () => {
  const playback = new Playback(INFO, 4, null, all)
  playback.jump(-1)
  expect(playback.at).toBe(3)
  playback.jump(-1)
  expect(playback.at).toBe(0)
  playback.jump(1)
  playback.jump(1)
  expect(playback.at).toBe(6)
  playback.jump(1)
  expect(playback.at).toBe(7)
})

test("only one step on is shown moving", () => {
  const playback = new Playback(INFO, 2, null, all)
  playback.step(1)
  expect(playback.live).toBe(true)
  playback.go(6)
  expect(playback.live).toBe(false)
})

test("what is shown is the frame of these eyes, with what was told before it", async () => {
  const playback = new Playback(INFO, 3, "2", all)
  expect(playback.view).toBeUndefined()
  await playback.load()
  expect(playback.view?.seq).toBe(3)
  expect(playback.room.you).toBe(2)
  expect(playback.room.seats.map((seat) => seat.who)).toEqual(["person", "bot", "person"])
  expect(playback.log.map((told) => told.number)).toEqual([1, 2, 3])
})

test("notes of the log are told up to what is shown", () => {
  const note = (number: number, after: number) => ({ number, after, message: { id: "note-time-up", arguments: { name: { text: "A" } } } })
  const playback = new Playback({ ...INFO, notes: [note(1, 2), note(2, 5)] }, 4, null, all)
  expect(playback.notes.map(({ number }) => number)).toEqual([1])
  playback.go(5)
  expect(playback.notes.map(({ number }) => number)).toEqual([1, 2])
})
