import { expect, test } from "vitest"
import { placed } from "./rack"

test("a ticket keeps its place while others come and go", () => {
  let rack = placed([], [1, 2, 3])
  expect(rack).toEqual([1, 2, 3])
  rack = placed(rack, [3, 1])
  expect(rack).toEqual([1, 0, 3])
  rack = placed(rack, [4, 3, 1, 5])
  expect(rack).toEqual([1, 4, 3, 5])
})

test("free places at the end go", () => {
  expect(placed([1, 0, 3], [1])).toEqual([1])
  expect(placed([1], [])).toEqual([])
})
