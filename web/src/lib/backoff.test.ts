import { expect, test } from "vitest"

import { pause } from "./backoff"

test("each try waits longer, up to ten seconds, and no two pages wait alike", () => {
  const longest = [0, 1, 2, 9].map((tries) => pause(tries, () => 1))
  expect(longest).toEqual([400, 800, 1600, 10_000])
  expect(pause(2, () => 0)).toBe(800)
})
