// The printed cards of the game at the table, for all cards drawn inside.

import { getContext, setContext } from "svelte"

import type { BeanCard, OwnedCard } from "../lib/wire"

const KEY = Symbol("deck")

/** What is printed on the cards of a game; those that can be owned are known at tables only. */
type Printed = () => { beans: readonly BeanCard[]; cards?: readonly OwnedCard[] }

/** What is printed on a card that can be owned. */
export interface House {
  family: string
  price: number
  /** The bean with whose taler it is paid: it stands before that bean's sky. */
  bean: string
}

/** To be called where a table is set up; the function is asked whenever a card is drawn. */
export function setDeck(printed: Printed): void {
  setContext(KEY, printed)
}

export function getDeck(): () => readonly BeanCard[] {
  const printed = getContext<Printed | undefined>(KEY)
  return () => printed?.().beans ?? []
}

/** Asked with a card that can be owned, or with a family of such cards. */
export function getHouses(): (card: string) => House {
  const printed = getContext<Printed | undefined>(KEY)
  return (card) => houseOf(printed?.().cards ?? [], card)
}

export function houseOf(cards: readonly OwnedCard[], card: string): House {
  const found = cards.find((one) => one.id === card)
  const { family, bean } = found ?? cards.find((one) => one.family === card) ?? {}
  return { family: family ?? card, price: found?.price ?? 0, bean: bean ?? "" }
}

/** What the four columns of a card show: the beans needed for 1 to 4 taler, 0 where there is no such step. */
export function columns(steps: readonly (readonly number[])[]): number[] {
  const needed = new Map(steps.map(([beans = 0, taler = 0]) => [taler, beans]))
  const most = Math.max(4, ...needed.keys())
  return Array.from({ length: most }, (_, i) => needed.get(i + 1) ?? 0)
}
