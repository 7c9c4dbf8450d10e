import { tongue } from "../lib/tongue.svelte"
import type { Room } from "../lib/wire"
import { Speech } from "../lib/words"

/** A told line without what only a terminal needs: the number of an offer, which is a ticket here, and the rule of a heading. */
export const plain = (line: string): string => line.replace(/^((#|nº\s*)\d+|──)\s/, "")

/** With a capital, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Says messages to whoever looks at this table. */
export function speechAt(room: Room | undefined): Speech {
  return new Speech(tongue.pack, room?.seats.map((seat) => seat.name) ?? [], room?.you ?? null)
}
