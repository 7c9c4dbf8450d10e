import { expect, test } from "vitest"

import { inWords, timeAt, timeOf } from "./time"

const ann = { seat: 1, left: 20, reserve: 60, waits: 0 }
const ben = { seat: 2, left: 5, reserve: 0, waits: 0 }

test("mine is shown, or the shortest", () => {
  const clock = { times: [ann, ben] }
  expect(timeOf(clock, null, 1)).toBe(ann)
  expect(timeOf(clock, null, null)).toBe(ben)
  expect(timeOf(clock, 1, 2)).toBe(ann)
  expect(timeOf(clock, 3, null)).toBeUndefined()
})

test("the time for the move runs before the reserve", () => {
  expect(timeAt(ann, 12.4)).toEqual({ left: 8, rest: 60, all: 68, reserve: false })
  expect(timeAt(ann, 30)).toEqual({ left: 0, rest: 50, all: 50, reserve: true })
  expect(timeAt(ann, 99)).toEqual({ left: 0, rest: 0, all: 0, reserve: true })
})

test("no time runs while a guide is read", () => {
  const reader = { ...ann, waits: 50 }
  expect(timeAt(reader, 50)).toEqual({ left: 20, rest: 60, all: 80, reserve: false })
  expect(timeAt(reader, 55)).toEqual({ left: 15, rest: 60, all: 75, reserve: false })
})

test("from a minute on it reads like a clock", () => {
  const t = (_: string, { count }: { count: number }): string => `${count} s`
  expect([inWords(59, t), inWords(60, t), inWords(125, t)]).toEqual(["59 s", "1:00", "2:05"])
})
