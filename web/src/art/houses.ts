// The bean with whose taler a building or an establishment is paid: its house stands before that bean's sky.

export const HOUSE_BEANS: Record<string, string> = {
  goldmine: "garden",
  tipi: "red",
  bank: "black-eyed",
  farm: "soy",
  saloon: "green",
  "general-store": "stink",
  blacksmith: "chili",
  jail: "blue",
  distillery: "cognac",
  casino: "pole",
  undertaker: "green",
  restaurant: "stink",
  nightbar: "puff",
  "gas-station": "chili",
  variete: "kidney",
  pub: "cognac",
  "police-station": "blue",
  razzia: "blue",
}

/** The kind of a card such as `saloon-3`, and its price; 0 where the id says none. */
export function houseOf(card: string): { family: string; price: number } {
  const found = /^(.+)-(\d)$/.exec(card)
  return found ? { family: found[1] ?? "", price: Number(found[2]) } : { family: card, price: 0 }
}
