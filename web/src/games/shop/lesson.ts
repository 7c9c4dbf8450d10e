import type { Insight } from "../../lib/data"
import type { Mark } from "../../table/coach"

/** Whether something other than a field can be bought. */
export const payable = (insight: Insight): boolean => insight.purchases.some((sale) => !sale.refusal && sale.card !== "third-field")

export const MARKET: Mark = { id: "market", at: ["market", "sheet"], when: ({ insight }) => insight !== undefined && payable(insight) }
