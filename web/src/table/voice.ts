import { tongue } from "../lib/tongue.svelte"
import type { Room } from "../lib/wire"
import { Speech } from "../lib/words"

/** With a capital, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Says messages to whoever looks at this table. */
export function speechAt(room: Room | undefined): Speech {
  return new Speech(tongue.pack, room?.seats.map((seat) => seat.name) ?? [], room?.you ?? null)
}
