import { expect, test } from "vitest"

import type { TableView } from "../../lib/data"
import type { Told } from "../../lib/wire"
import { lastBlow, purseAfter, spellsOf, usedInTurn } from "./spells"

const view = {
  active: 1,
  piles: { borrowed: ["field-up"] },
  players: [{ hand: 0, fields: [], aside: [], taler: ["white", "cap", "white"], owned: ["trade-up", "move", "?"] }],
} as unknown as TableView
const told = (number: number, facts: Told["facts"]): Told => ({ number, seat: 1, sentence: "use 1 on 2", facts, story: [{ id: "fact-freed", arguments: {} }] })
const blow = told(7, [
  { fact: "used", seat: 1, beans: ["sword"], field: 1, target: 2 },
  { fact: "taler-shown", seat: 2, beans: ["princess"], attacker: 1 },
  { fact: "freed", seat: 1, beans: ["princess"], from: 2 },
])

test("spells lie face down, face up or unknown, or are borrowed for this turn", () => {
  expect(spellsOf(view, 1)).toEqual([
    { spell: "trade", up: true, unknown: false, borrowed: false },
    { spell: "move", up: false, unknown: false, borrowed: false },
    { spell: "?", up: false, unknown: true, borrowed: false },
    { spell: "field", up: true, unknown: false, borrowed: true },
  ])
  expect(spellsOf({ ...view, active: 2 }, 1)).toHaveLength(3)
})

test("a blow is told by who strikes, what was drawn and whether it is gone", () => {
  expect(lastBlow([blow], null)).toEqual({
    number: 7,
    attacker: 1,
    bean: "sword",
    shown: [{ seat: 2, bean: "princess" }],
    verdict: { id: "fact-freed", arguments: {} },
    gone: true,
  })
})

test("a blow is over when other acts have followed, but not for those it concerns", () => {
  const later = [blow, told(8, []), told(9, [])]
  expect(lastBlow(later, null)).toBeUndefined()
  expect(lastBlow(later, 3)).toBeUndefined()
  expect(lastBlow(later, 2)?.number).toBe(7)
})

test("a power is used where it was used in this turn", () => {
  const turn = told(9, [{ fact: "turn", seat: 1 }])
  expect(usedInTurn([turn, blow], 1, 1)).toBe(true)
  expect(usedInTurn([turn, blow], 1, 2)).toBe(false)
  expect(usedInTurn([blow, turn], 1, 1)).toBe(false)
})

test("a taler that was only shown is still in its purse, but drawn apart", () => {
  expect(purseAfter(view, 1, "white", false)).toEqual(["cap", "white"])
  expect(purseAfter(view, 1, "white", true)).toEqual(["white", "cap", "white"])
})
