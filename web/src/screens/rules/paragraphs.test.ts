import { expect, test } from "vitest"

import { fieldOf, figureOf } from "./figures"
import { anchor, chapterPlace, chaptersOf, contentOf, countOf, tableOf } from "./book"
import { piecesOf } from "./paragraphs"

const TEXT = [
  { id: "BO 1.1", chapter: "Cards", text: "There are 104 beans." },
  { id: "BO 1.2", chapter: "Cards", text: "A taler is a bean turned over." },
  { id: "BO 6.5", chapter: "Harvest", text: "A single bean is protected." },
]

test("without a search all paragraphs stand in their chapters", () => {
  expect(chaptersOf(TEXT, "").map((chapter) => chapter.paragraphs.length)).toEqual([2, 1])
})

test("a search finds words of one paragraph in any order, and ids", () => {
  expect(chaptersOf(TEXT, "bean single")[0]?.paragraphs).toEqual([TEXT[2]])
  expect(chaptersOf(TEXT, "bo 1.2")[0]?.paragraphs).toEqual([TEXT[1]])
  expect(chaptersOf(TEXT, "princess")).toEqual([])
})

test("citations become links, and only they", () => {
  expect(piecesOf("See BO 6.5, or not.")).toEqual([
    { text: "See ", cites: "", found: false },
    { text: "BO 6.5", cites: "BO 6.5", found: false },
    { text: ", or not.", cites: "", found: false },
  ])
  expect(anchor("BO 6.5")).toBe("BO-6.5")
})

test("a table is taken out of its text", () => {
  expect(contentOf("Kinds:\n\n| id | cards |\n|---|---|\n| blue | 20 |")).toEqual({
    lines: ["Kinds:"],
    rows: [
      ["id", "cards"],
      ["blue", "20"],
    ],
  })
})

test("words that were searched for are marked, also in citations and whatever their letters", () => {
  const marked = (text: string, words: string[]) => piecesOf(text, words).filter((piece) => piece.found).map((piece) => piece.text)
  expect(marked("A single Bean, two beans (BO 6.5)?", ["bean", "6.5"])).toEqual(["Bean", "bean", "BO 6.5"])
  expect(marked("Who? You.", ["?"])).toEqual(["?"])
  expect(piecesOf("A bean.", ["bean"]).map((piece) => piece.text).join("")).toBe("A bean.")
})

test("what a search finds is counted", () => {
  expect(countOf(chaptersOf(TEXT, "bean"))).toBe(3)
  expect(countOf(chaptersOf(TEXT, "princess"))).toBe(0)
})

test("a table is about what its ids name, and has no column of ids", () => {
  expect(tableOf([["id", "kind", "German name", "cards"], ["blue", "Blue bean", "Blaue Bohne", "20"]])).toEqual({
    head: ["kind", "cards"],
    body: [{ about: "blue", cells: ["Blue bean", "20"] }],
  })
  expect(tableOf([])).toEqual({ head: [], body: [] })
})

test("chapters have places by their numbers, in every language", () => {
  expect(chapterPlace("6 Harvest")).toBe("chapter-6")
  expect(chapterPlace("6 Ernte und Taler")).toBe("chapter-6")
})

test("a field in a figure is worth what its beanometer says", () => {
  const garden = [[2, 2], [3, 3]]
  expect(fieldOf(["garden"], garden)).toMatchObject({ worth: 0, thresholds: [{ more: 1, taler: 2 }, { more: 2, taler: 3 }] })
  expect(fieldOf(["garden", "garden"], garden)).toMatchObject({ worth: 2, reached: [{ beans: 2, taler: 2 }] })
  expect(figureOf("BO 6.5")).toHaveLength(2)
  expect(figureOf("BO 99.9")).toEqual([])
})
