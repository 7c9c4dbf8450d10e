import { expect, test } from "vitest"

import { knowBooks, readRoute, ruleLink } from "./router.svelte"

knowBooks([
  { letters: "FG", book: "first-game" },
  { letters: "SG", book: "second-game" },
  { letters: "SG", book: "second-game" },
  { letters: "", book: "my-game" },
])

test("an empty hash is the home", () => {
  expect(readRoute("")).toEqual({ screen: "home" })
  expect(readRoute("#/")).toEqual({ screen: "home" })
})

test("a link to a paragraph leads to that paragraph", () => {
  expect(readRoute(ruleLink("first-game", "FG 6.5"))).toEqual({ screen: "rules", game: "first-game", paragraph: "FG-6.5" })
})

test("a paragraph of another book leads to that book", () => {
  expect(ruleLink("second-game", "FG 6.5")).toBe("#/rules/first-game/FG-6.5")
  expect(ruleLink("second-game-variant")).toBe("#/rules/second-game-variant")
})

test("a replay may be opened at a moment and through a seat's eyes", () => {
  expect(readRoute("#/replay/abc?at=12&eyes=2")).toEqual({ screen: "replay", replay: "abc", seq: 12, eyes: "2" })
})

test("what is no place is lost, and so is a broken address", () => {
  expect(readRoute("#/nowhere")).toEqual({ screen: "lost" })
  expect(readRoute("#/t/%E0%A4%A")).toEqual({ screen: "lost" })
})
