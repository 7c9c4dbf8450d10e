import { expect, test } from "vitest"

import { anchor, chaptersOf, contentOf, piecesOf } from "./paragraphs"

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
    { text: "See ", cites: "" },
    { text: "BO 6.5", cites: "BO 6.5" },
    { text: ", or not.", cites: "" },
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
