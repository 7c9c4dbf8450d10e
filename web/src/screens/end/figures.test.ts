import { expect, test } from "vitest"

import type { Told } from "../../lib/wire"
import { chartOf, figuresOf } from "./figures"

const told = (...facts: Record<string, unknown>[]): Told => ({ number: 1, seat: 1, sentence: "", facts, story: [] })

test("the best harvest, the trades and the gifts of a seat are counted", () => {
  const log = [
    told({ fact: "harvested", seat: 1, beans: ["blue", "blue"], taler: 1, field: 1 }),
    told({ fact: "harvested", seat: 1, beans: ["red", "red", "red"], taler: 2, field: 2 }),
    told({ fact: "harvested", seat: 2, beans: ["red"], taler: 4, field: 2 }),
    told({ fact: "traded", seat: 2, partner: 1, gave: ["soy"], got: [], offer: 1 }),
    told({ fact: "traded", seat: 1, partner: 2, gave: ["soy"], got: ["red"], offer: 2 }),
    told({ fact: "traded", seat: 3, partner: 2, gave: ["soy"], got: ["red"], offer: 3 }),
  ]
  expect(figuresOf(log, 1)).toEqual({
    best: { bean: "red", count: 3, taler: 2 },
    trades: 2,
    allTrades: 3,
    gifts: 1,
    partner: { seat: 2, trades: 2 },
  })
})

test("a chart ends at a round number above every score", () => {
  expect(chartOf([[0, 3, 13], [0, 2, 8]])).toEqual({ top: 15, turns: 3, ticks: [0, 5, 10, 15] })
  expect(chartOf([[], []]).top).toBe(1)
})
