import { expect, test } from "vitest"

import type { Note, Told } from "../lib/wire"
import { linesOf } from "./lines"

const told = (number: number, ...words: string[]): Told => ({
  ...{ number, seat: 1, sentence: "done", facts: words.includes("turn") ? [{ fact: "turn" }] : [] },
  story: words.map((id) => ({ id, arguments: {} })),
})
const note = (number: number, after: number): Note => ({ number, after, message: { id: `n${number}`, arguments: {} } })
const words = (log: Told[], notes: Note[], kept = 9): string[] => linesOf(log, notes, kept).map((line) => line.message.id)

test("a note stands after the action it came after", () => {
  const log = [told(1, "a", "b"), told(2), told(3, "c")]
  expect(words(log, [note(1, 0), note(2, 1), note(3, 2), note(4, 3), note(5, 3)])).toEqual(["n1", "a", "b", "n2", "n3", "c", "n4", "n5"])
})

test("notes from before the first line that is kept are not shown", () => {
  const log = [told(1, "a"), told(2, "b"), told(3, "c")]
  expect(words(log, [note(1, 0), note(2, 1), note(3, 2)], 2)).toEqual(["n2", "b", "n3", "c"])
})

test("before the first action there may be notes", () => {
  expect(words([], [note(1, 0)])).toEqual(["n1"])
})

test("the last line of an action that begins a turn is its heading", () => {
  expect(linesOf([told(1, "drew", "turn")], [note(1, 1)], 9).map((line) => line.sort)).toEqual(["", "turn", "note"])
})
