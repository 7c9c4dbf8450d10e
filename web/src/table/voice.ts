import { tongue } from "../lib/tongue.svelte"
import type { Room } from "../lib/wire"
import { Speech } from "../lib/words"

/** Says messages to whoever looks at this table. */
export function speechAt(room: Room | undefined): Speech {
  return new Speech(tongue.pack, room?.seats.map((seat) => seat.name) ?? [], room?.you ?? null)
}
