import { expect, test } from "vitest"

import { bedOf } from "./bed"

const chili = {
  beans: Array<string>(5).fill("chili"),
  worth: 1,
  reached: [{ beans: 3, taler: 1 }],
  thresholds: [
    { more: 1, taler: 2 },
    { more: 3, taler: 3 },
    { more: 4, taler: 4 },
  ],
}

test("a bed has a slot for every bean up to the last step, and a post at each step", () => {
  const bed = bedOf(chili)
  expect(bed.slots).toBe(9)
  expect([...bed.posts.values()].map((post) => [post.at, post.taler, post.got, post.now])).toEqual([
    [3, 1, true, true],
    [6, 2, false, false],
    [8, 3, false, false],
    [9, 4, false, false],
  ])
  expect(bed.next).toEqual({ more: 1, taler: 2 })
})

test("beans beyond the last step have slots too", () => {
  const bed = bedOf({ ...chili, beans: Array<string>(11).fill("chili"), worth: 4, reached: [{ beans: 9, taler: 4 }], thresholds: [] })
  expect([bed.slots, bed.next]).toEqual([11, null])
})

test("a row of several kinds has the colour of the commonest and shows each of them", () => {
  const bed = bedOf({ ...chili, beans: ["green", "puff", "puff"] })
  expect([bed.kind, bed.kinds]).toEqual(["puff", ["green", "puff"]])
})
