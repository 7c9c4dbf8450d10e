// The sentences of offers, which no table lists: they are written here, and judged by the server.

export interface Given {
  bean: string
  /** Where it is in the hand, from 1; or where else it lies. */
  place: number | "table" | "store"
}

/** The sentence of an offer. `store` are the cards of a store, from which those on the table must be told. */
export function offer(to: number | "all", give: readonly Given[], want: readonly string[], store: readonly string[]): string {
  return `offer ${to}: ${cards(give, store) || "nothing"} for ${want.join(" ") || "nothing"}`
}

/** The sentence that accepts an offer with these very cards. */
export function accept(serial: number, give: readonly Given[], store: readonly string[]): string {
  const lies = give.every(({ bean, place }) => place === "table" && !store.includes(bean))
  return lies ? `accept ${serial}` : `accept ${serial}: ${cards(give, store)}`
}

/** A card of the hand is named with its position, others with their pile where there are several. */
const cards = (give: readonly Given[], store: readonly string[]): string =>
  give.map(({ bean, place }) => (place === "table" && !store.includes(bean) ? bean : `${bean}@${place}`)).join(" ")
