import { expect, test } from "vitest"

import type { Insight, Purchase, TableView } from "../../lib/data"
import { bestOf, stallsOf } from "./market"

const sale = (card: string, price: number, allowed: boolean): Purchase => ({
  card,
  price,
  bean: "red",
  sentence: `buy ${card}`,
  refusal: allowed ? null : { id: "not-payable", arguments: {} },
})
const player = (owned: string[]) => ({ hand: 0, fields: [], aside: [], taler: [], owned })
const view = {
  players: [player(["third-field", "jail-2"]), player(["tipi-3"])],
  piles: { unsold: ["tipi-1", "tipi-2", "tipi-4"], removed: ["jail-1", "jail-3", "jail-4"] },
} as unknown as TableView
const cards = ["tipi", "jail"].flatMap((family) => [1, 2, 3, 4].map((price) => ({ id: `${family}-${price}`, family, price, bean: "red" })))
const game = { cards: [{ id: "third-field", family: null, price: 3, bean: null }, ...cards], third_field: "third-field" }
const insight = { purchases: [sale("tipi-4", 4, false), sale("tipi-1", 1, true), sale("tipi-2", 2, true)] } as unknown as Insight

test("a stall has all its cards by price, with who owns them and what can be paid", () => {
  const [tipi, jail] = stallsOf(view, insight, game)
  expect(tipi?.cards.map((one) => [one.price, one.owner, one.sale?.refusal ?? null])).toEqual([
    [1, 0, null],
    [2, 0, null],
    [3, 2, null],
    [4, 0, { id: "not-payable", arguments: {} }],
  ])
  expect([tipi?.payable, jail?.payable]).toEqual([true, false])
  expect(jail?.cards.every((one) => !one.sale)).toBe(true)
})

test("a spectator, who can buy nothing, sees as sold what is sold", () => {
  const [tipi, jail] = stallsOf(view, { ...insight, seat: null, purchases: [] }, game)
  expect(tipi?.cards.map((one) => one.sold)).toEqual([false, false, true, false])
  expect(jail?.cards.every((one) => one.sold)).toBe(true)
})

test("a stall shows the dearest card that can be paid, or the cheapest that is for sale", () => {
  const [tipi] = stallsOf(view, insight, game)
  expect(tipi && bestOf(tipi)?.card).toBe("tipi-2")
  const [poor] = stallsOf(view, { ...insight, purchases: [sale("tipi-4", 4, false), sale("tipi-2", 2, false)] }, game)
  expect(poor && bestOf(poor)?.card).toBe("tipi-2")
})
