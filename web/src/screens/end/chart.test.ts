import { expect, test } from "vitest"

import { chartOf } from "./chart"

test("a chart ends at a round number above every score", () => {
  expect(chartOf([[0, 3, 13], [0, 2, 8]])).toEqual({ top: 15, turns: 3, ticks: [0, 5, 10, 15] })
  expect(chartOf([[], []]).top).toBe(1)
})
