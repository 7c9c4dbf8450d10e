import { beforeEach, expect, test, vi } from "vitest"

import type { Room, Said } from "../lib/wire"
import type { Link } from "./link"

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal("navigator", { languages: ["en"] })
const { Chat } = await import("./chat.svelte")
const { change } = await import("../lib/settings.svelte")

const said = (number: number, speaker: string, seat: number | null): Said => ({
  ...{ number, speaker, seat, name: speaker, text: `${number}`, emote: null },
})
const TALK = [said(1, "ann", 1), said(2, "ben", 2), said(3, "dee", null), said(4, "ben", 2)]

function chat(you: number | null, speaker: string, more: Partial<Link> = {}): InstanceType<typeof Chat> {
  const seats = [1, 2, 3].map((seat) => ({ seat, who: seat < 3 ? "person" : "bot" }))
  const room = { you, speaker, seats, watchers: 1 } as unknown as Room
  return new Chat({ room, talk: TALK, talkBefore: 0, ...more } as Link)
}

const numbers = (lines: Said[]): number[] => lines.map((line) => line.number)

beforeEach(() => change({ muted: [], spectators: false }))

test("a player reads spectators only if they like, a spectator always", () => {
  expect(numbers(chat(1, "ann").lines)).toEqual([1, 2, 4])
  expect(numbers(chat(null, "eve").lines)).toEqual([1, 2, 3, 4])
  change({ spectators: true })
  expect(numbers(chat(1, "ann").lines)).toEqual([1, 2, 3, 4])
})

test("nobody loses sight of what they said as a spectator", () => {
  expect(numbers(chat(3, "dee").lines)).toEqual([1, 2, 3, 4])
})

test("who is muted is read neither now nor later, until that is taken back", () => {
  const mine = chat(1, "ann")
  mine.mute("ben")
  expect(numbers(mine.lines)).toEqual([1])
  expect(mine.unread).toBe(0)
  expect(mine.newestOf(2)).toBeUndefined()
  expect([...mine.muted]).toEqual([["ben", "ben"]])
  mine.unmute("ben")
  expect(numbers(mine.lines)).toEqual([1, 2, 4])
})

test("unread is what others said since it was in sight, and not what was there before", () => {
  const mine = chat(1, "ann")
  expect(mine.unread).toBe(2)
  expect(chat(1, "ann", { talkBefore: 2 }).unread).toBe(1)
  mine.see()
  expect(mine.unread).toBe(0)
})

test("a bubble shows the newest line of its seat, but no old one", () => {
  expect(chat(1, "ann").newestOf(2)?.number).toBe(4)
  expect(chat(1, "ann", { talkBefore: 4 }).newestOf(2)).toBeUndefined()
})

test("there is company if anybody else plays, watches or has said something", () => {
  expect(chat(1, "ann", { talk: [] }).company).toBe(true)
  const bots = { you: 1, speaker: "ann", seats: [{ seat: 2, who: "bot" }], watchers: 0 } as unknown as Room
  expect(chat(1, "ann", { talk: [], room: bots }).company).toBe(false)
  expect(chat(1, "ann", { talk: [], room: { ...bots, watchers: 1 } }).company).toBe(true)
  expect(chat(null, "eve", { talk: [], room: { ...bots, you: null, watchers: 1 } }).company).toBe(false)
})
