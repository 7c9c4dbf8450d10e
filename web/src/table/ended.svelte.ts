// Offers that have just come to an end: nobody should wonder where they are.

import { untrack } from "svelte"
import { facts, type Offer } from "../lib/data"
import type { Sitting } from "./sitting.svelte"

const SHOWN_FOR = 4000
const MOST = 2

export interface Ended extends Offer {
  how: "deal" | "no" | "lapsed"
  /** With whom I have traded. */
  partner: number
}

/** Of the offers that are watched, those that ended a moment ago. */
export function endedOffers(sitting: Sitting, watched: () => Offer[]): { readonly offers: Ended[] } {
  let offers = $state.raw<Ended[]>([])
  let before: Offer[] = []
  $effect(() => {
    const open = new Set((sitting.table?.offers ?? []).map((one) => one.serial))
    const news = before.flatMap((one) => (open.has(one.serial) ? [] : endOf(sitting, one)))
    before = watched()
    if (!news.length) return
    offers = untrack(() => [...news, ...offers].slice(0, MOST))
    setTimeout(() => (offers = offers.filter((one) => !news.includes(one))), SHOWN_FOR)
  })
  return {
    get offers() {
      return offers
    },
  }
}

/** How an offer ended, as the acts since the last view tell; none where others have traded. */
function endOf(sitting: Sitting, offer: Offer): Ended[] {
  const acts = facts(sitting.view?.told.flatMap((told) => told.facts) ?? []).filter((fact) => fact["offer"] === offer.serial)
  const traded = acts.find((fact) => fact.fact === "traded")
  if (traded) {
    const both = [Number(traded.seat), Number(traded["partner"])]
    const partner = both.find((seat) => seat !== sitting.me) ?? 0
    return sitting.me !== null && both.includes(sitting.me) ? [{ ...offer, how: "deal", partner }] : []
  }
  if (acts.some((fact) => fact.fact === "lapsed" || fact.fact === "withdrawn")) return [{ ...offer, how: "lapsed", partner: 0 }]
  const noes = acts.flatMap((fact) => (fact.fact === "declined" ? [Number(fact.seat)] : []))
  const declined = [...new Set([...offer.declined, ...noes])]
  return offer.by === sitting.me && noes.length ? [{ ...offer, declined, how: "no", partner: 0 }] : []
}
