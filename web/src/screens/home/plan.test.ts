import { expect, test } from "vitest"

import type { GameInfo } from "../../lib/wire"
import { addSeat, mayAdd, mayRemove, planFor, setSeat, usualPlan, variantsOf } from "./plan"

const game = (id: string, seats: number[], usual: number): GameInfo => ({
  id,
  like: id,
  seats,
  usual_seats: usual,
  beans: [],
  trades: true,
  lesson: true,
  bots: ["beginner", "thrifty", "expert"],
  title: id,
  book: id,
  letters: "",
})
const usual = game("usual", [3, 4, 5], 4)
const duel = game("duel", [2], 2)

test("a usual table is me and bots", () => {
  expect(usualPlan(usual).seats).toEqual([{ who: "me" }, ...Array(3).fill({ who: "bot", bot: "thrifty" })])
})

test("seats are added and taken away as far as the game has them", () => {
  const full = addSeat(usual, usualPlan(usual))
  expect(full.seats).toHaveLength(5)
  expect(mayAdd(usual, full)).toBe(false)
  const fewest = setSeat(setSeat(full, 4, null), 3, null)
  expect(mayRemove(usual, fewest)).toBe(false)
})

test("friends come along to another game", () => {
  const withFriends = setSeat(setSeat(usualPlan(usual), 1, { who: "friend" }), 2, { who: "friend" })
  expect(planFor(duel, withFriends).seats).toEqual([{ who: "me" }, { who: "friend" }])
})

test("a long variant is no poster of its own", () => {
  const short = game("patience", [1], 1)
  const long = game("patience-long", [1], 1)
  const { shown, longer } = variantsOf([usual, short, long])
  expect(shown.map((one) => one.id)).toEqual(["usual", "patience"])
  expect(longer.get("patience")).toBe(long)
})
