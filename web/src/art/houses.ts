// What is printed on cards that can be owned.

import printed from "./printed.json"

/** The bean with whose taler a house is paid: it stands before that bean's sky. */
export const HOUSE_BEANS: Readonly<Record<string, string>> = printed.houses

/** What a spell counts among equal taler. */
export const PFENNIG: Readonly<Record<string, number>> = printed.pfennig

/** The kind of a card such as `saloon-3`, and its price; 0 where the id says none. */
export function houseOf(card: string): { family: string; price: number } {
  const found = /^(.+)-(\d)$/.exec(card)
  return found ? { family: found[1] ?? "", price: Number(found[2]) } : { family: card, price: 0 }
}
