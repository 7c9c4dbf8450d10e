// The games that the server has, for whatever needs more of a game than its id.

import { games } from "./api"
import type { GameInfo } from "./wire"

let known: readonly GameInfo[] = []

/** Resolves once the games are known; to nothing for a game that is not listed, or without a server. */
export async function knownGame(game: string): Promise<GameInfo | undefined> {
  known = await games().catch(() => known)
  return knownNow(game)
}

/** The same as far as it is known already. */
export const knownNow = (game: string): GameInfo | undefined => known.find((one) => one.id === game)
