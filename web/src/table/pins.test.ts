import { beforeEach, expect, test, vi } from "vitest"
import { keepPins, pinnedAt, seatKey } from "./pins"

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const PINNED = { hand: ["red", "blue"], places: [2] }

test("pins are kept by table and seat", () => {
  keepPins(seatKey("T", 1), PINNED)
  expect(pinnedAt(seatKey("T", 1))).toEqual(PINNED)
  expect(pinnedAt(seatKey("T", 2))).toBeUndefined()
})

test("without a pin nothing is left", () => {
  keepPins(seatKey("T", 1), PINNED)
  keepPins(seatKey("T", 1), { hand: ["red"], places: [] })
  expect(localStorage.getItem("bohnhof-pins")).toBeNull()
})

test("games that were never seen to their end make room", () => {
  for (let i = 0; i < 30; i++) keepPins(seatKey(`T${i}`, 1), PINNED)
  expect(pinnedAt(seatKey("T9", 1))).toBeUndefined()
  expect(pinnedAt(seatKey("T10", 1))).toEqual(PINNED)
  expect(pinnedAt(seatKey("T29", 1))).toEqual(PINNED)
})
