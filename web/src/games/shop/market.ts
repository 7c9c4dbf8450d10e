// What is for sale, one entry for each kind of house, from what the rules say and where the cards are.

import { houseOf } from "../../art/deck"
import { cardsOf } from "../../lib/data"
import type { Insight, Purchase, TableView } from "../../lib/data"
import type { GameDetails } from "../../lib/wire"

export interface Offered {
  card: string
  price: number
  /** Undefined where it is not for sale to the viewer; spectators buy nothing. */
  sale: Purchase | undefined
  /** Whether it is no more for sale: to the viewer, and for spectators to anyone. */
  sold: boolean
  /** All the ways to pay it now, where there are several. */
  ways: Purchase[]
  /** The seat that owns it; 0 for nobody. */
  owner: number
}

type Cards = Pick<GameDetails, "cards" | "third_field">

export interface Stall {
  family: string
  bean: string
  cards: Offered[]
  /** Whether something of it can be bought now. */
  payable: boolean
}

/** The kinds of cards that are for sale in a game, in its order; a card without a family is one of its own. */
export function familiesOf({ cards, third_field }: Cards): string[] {
  return [...new Set(cards.filter(({ id }) => id !== third_field).map(({ id, family }) => family ?? id))].filter((family) =>
    cards.some((card) => (card.family ?? card.id) === family && card.price !== null),
  )
}

export function stallsOf(view: TableView, insight: Insight, game: Cards): Stall[] {
  const owners = new Map<string, number>()
  view.players.forEach((player, i) => player.owned.forEach((card) => owners.set(card, i + 1)))
  const gone = cardsOf(view.piles["removed"] ?? [])
  const unsold = cardsOf(view.piles["unsold"] ?? [])
  const watching = insight.seat === null
  const stalls = new Map<string, Stall>(
    familiesOf(game).map((family) => [family, { family, bean: houseOf(game.cards, family).bean, cards: [], payable: false }]),
  )
  for (const card of [...unsold, ...gone, ...owners.keys()]) {
    const { family, price } = houseOf(game.cards, card)
    const stall = stalls.get(family)
    if (!stall) continue
    const sales = unsold.includes(card) ? insight.purchases.filter((one) => one.card === card) : []
    const sale = sales.find((one) => !one.refusal) ?? sales[0]
    const ways = sales.filter((one) => !one.refusal)
    stall.cards.push({ card, price: price || (sale?.price ?? 0), sale, sold: watching ? !unsold.includes(card) : !sale, ways, owner: owners.get(card) ?? 0 })
    stall.payable ||= sale?.refusal === null
  }
  for (const stall of stalls.values()) stall.cards.sort((a, b) => a.price - b.price)
  return [...stalls.values()].filter((stall) => stall.cards.length)
}

/** What a tile shows first: the dearest that can be paid, else the cheapest that is for sale. */
export function bestOf(stall: Stall): Offered | undefined {
  return stall.cards.findLast((one) => one.sale && !one.sale.refusal) ?? stall.cards.find((one) => one.sale) ?? stall.cards[0]
}
