import { expect, test } from "vitest"

import { marksOf } from "./marks"

test("a name is marked by its first letter", () => {
  expect(marksOf(["Ann", "Greta", "Marten", "Penny"])).toEqual(["A", "G", "M", "P"])
})

test("names with the same first letter have different marks", () => {
  expect(marksOf(["Guest", "Guest 2", "greta"])).toEqual(["G", "G2", "Gr"])
  expect(marksOf(["Ann", "Anna", "Anne"])).toEqual(["A", "An", "Ae"])
})

test("a name without letters and an open seat have a mark, too", () => {
  expect(marksOf(["?", "", "🫘 B"])).toEqual(["?", "?", "🫘"])
})
