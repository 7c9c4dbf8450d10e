import type { Insight } from "../../lib/data"
import type { GameDetails } from "../../lib/wire"
import type { Mark } from "../../table/coach"

/** Whether something other than a field can be bought. */
export const payable = (insight: Insight, game: GameDetails): boolean =>
  insight.purchases.some((sale) => !sale.refusal && sale.card !== game.third_field)

export const MARKET: Mark = { id: "market", at: ["market", "sheet"], when: ({ insight, game }) => insight !== undefined && payable(insight, game) }
