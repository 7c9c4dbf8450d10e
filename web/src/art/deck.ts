// The printed cards of the game at the table, for all cards drawn inside.

import { getContext, setContext } from "svelte"

import type { BeanCard } from "../lib/wire"

const KEY = Symbol("deck")

export type Deck = () => readonly BeanCard[]

/** To be called where a table is set up; the function is asked whenever a card is drawn. */
export function setDeck(deck: Deck): void {
  setContext(KEY, deck)
}

export function getDeck(): Deck {
  return getContext<Deck | undefined>(KEY) ?? (() => [])
}

/** What the four columns of a card show: the beans needed for 1 to 4 taler, 0 where there is no such step. */
export function columns(steps: readonly (readonly number[])[]): number[] {
  const needed = new Map(steps.map(([beans = 0, taler = 0]) => [taler, beans]))
  const most = Math.max(4, ...needed.keys())
  return Array.from({ length: most }, (_, i) => needed.get(i + 1) ?? 0)
}
