// What only Prohibohn has: establishments, starting taler laid down in secret, and what was paid.

import { cardsOf } from "../../lib/data"
import type { Insight, TableView } from "../../lib/data"
import { t } from "../../lib/tongue.svelte"
import type { PanelProps } from "../index"
import type { Stall } from "../shop/market"

/** What a card counts for its owner by now. */
export function countOf(insight: Insight, seat: number, card: string): number | undefined {
  const values = insight.more["values"] as Record<string, number>[] | undefined
  return values?.[seat - 1]?.[card]
}

/** A lone 1-card after a raid. */
export const raided = (insight: Insight, seat: number, card: string): boolean => countOf(insight, seat, card) === 0

/** The two taler a seat has laid down at the start; unseen ones as `?`. */
export const startTaler = (view: TableView, seat: number): string[] => cardsOf(view.piles[`start-${seat}`] ?? [])

export const paid = (view: TableView): string[] => cardsOf(view.piles["face-down"] ?? [])

/** Who has what of a kind. */
export function note({ room, speech }: PanelProps, stall: Stall): { text: string } {
  const owners = new Map<number, number[]>()
  for (const { owner, price } of stall.cards) {
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), price])
  }
  const said = [...owners].map(([owner, prices]) => {
    const cards = prices.filter(Boolean).join(", ")
    const who = owner === room.you ? t("art-you") : speech.who(owner)
    return cards ? t("art-has", { who, cards }) : who
  })
  return { text: said.join(" · ") }
}
