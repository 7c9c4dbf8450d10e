// What is for sale, one entry for each kind of house, from what the rules say and where the cards are.

import { HOUSE_BEANS, houseOf } from "../../art/houses"
import { cardsOf } from "../../lib/data"
import type { Insight, Purchase, TableView } from "../../lib/data"

export interface Offered {
  card: string
  price: number
  /** Undefined where it is not for sale. */
  sale: Purchase | undefined
  /** All the ways to pay it now, where there are several. */
  ways: Purchase[]
  /** The seat that owns it; 0 for nobody. */
  owner: number
}

export interface Stall {
  family: string
  bean: string
  cards: Offered[]
  /** Whether something of it can be bought now. */
  payable: boolean
}

/** In the order of the beans with which they are paid, as the game's kinds are. */
export function stallsOf(view: TableView, insight: Insight, order: readonly string[]): Stall[] {
  const owners = new Map<string, number>()
  view.players.forEach((player, i) => player.owned.forEach((card) => owners.set(card, i + 1)))
  const gone = cardsOf(view.piles["removed"] ?? [])
  const unsold = cardsOf(view.piles["unsold"] ?? [])
  const stalls = new Map<string, Stall>(order.map((family) => [family, { family, bean: HOUSE_BEANS[family] ?? "", cards: [], payable: false }]))
  for (const card of [...unsold, ...gone, ...owners.keys()]) {
    const { family, price } = houseOf(card)
    const stall = stalls.get(family)
    if (!stall) continue
    const sales = unsold.includes(card) ? insight.purchases.filter((one) => one.card === card) : []
    const sale = sales.find((one) => !one.refusal) ?? sales[0]
    const ways = sales.filter((one) => !one.refusal)
    stall.cards.push({ card, price: price || (sale?.price ?? 0), sale, ways, owner: owners.get(card) ?? 0 })
    stall.payable ||= sale?.refusal === null
  }
  for (const stall of stalls.values()) stall.cards.sort((a, b) => a.price - b.price)
  return [...stalls.values()].filter((stall) => stall.cards.length)
}

/** What a tile shows first: the dearest that can be paid, else the cheapest that is for sale. */
export function bestOf(stall: Stall): Offered | undefined {
  return stall.cards.findLast((one) => one.sale && !one.sale.refusal) ?? stall.cards.find((one) => one.sale) ?? stall.cards[0]
}
