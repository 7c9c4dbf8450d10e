// What only High Bohn has: a town of buildings, taler that buy nothing any more, stores and stews.

import { cardsOf } from "../../lib/data"
import type { Insight, TableView } from "../../lib/data"
import { t } from "../../lib/tongue.svelte"
import type { PanelProps } from "../index"
import type { Stall } from "../shop/market"

export interface Town {
  buildings: number
  worth: number
  bonus: number
  /** The bonus with one building more. */
  next_bonus: number
}

export const townOf = (insight: Insight, seat: number): Town | undefined => (insight.more["towns"] as Town[] | undefined)?.[seat - 1]

/** What the town of a seat comes to, and what one building more would add. */
export function sumOf(insight: Insight, seat: number): string {
  const town = townOf(insight, seat)
  if (!town) return ""
  const more = town.next_bonus - town.bonus
  return [
    t("art-town-counts", { buildings: town.buildings, points: town.worth + town.bonus }),
    more > 0 ? t("art-town-next", { more }) : town.bonus ? "" : t("art-town-goal"),
  ].join(" ").trim()
}

/** How many buildings of a kind may still be sold. */
export const toSell = (insight: Insight, family: string): number => (insight.more["to_sell"] as Record<string, number> | undefined)?.[family] ?? 0

export const isStew = (insight: Insight, seat: number, field: number): boolean =>
  (insight.more["stews"] as number[][] | undefined)?.[seat - 1]?.includes(field) ?? false

export const storeRoom = (insight: Insight, seat: number): number => (insight.more["store_room"] as number[] | undefined)?.[seat - 1] ?? 0

export const housesOf = (view: TableView, seat: number): string[] => (view.players[seat - 1]?.owned ?? []).filter((card) => card !== "third-field")

export const talerOf = (view: TableView, seat: number): string[] => cardsOf(view.players[seat - 1]?.taler ?? [])

/** Taler under a building; they count, but buy nothing. */
export const underOf = (view: TableView, seat: number): string[] => cardsOf(view.piles[`under ${seat}`] ?? [])

export const storeOf = (view: TableView, seat: number): string[] => cardsOf(view.piles[`store ${seat}`] ?? [])

export function note({ room, insight }: PanelProps, stall: Stall): { text: string; out: boolean } {
  const mine = stall.cards.find((one) => one.owner === room.you && one.owner)
  if (mine) return { text: t("art-you-have", { n: mine.price }), out: true }
  const left = toSell(insight, stall.family)
  return left ? { text: t("art-left", { n: left }), out: false } : { text: t("art-sold-out"), out: true }
}
