import { cardsOf } from "../../lib/data"
import type { Mark, USUAL } from "../../table/coach"

export const BOSSES: Mark = { id: "bosses", at: ["strip"], when: ({ view }) => view?.asked === "act" }
export const GROW: Mark = { id: "grow", at: ["revealed"], when: ({ view }) => view?.asked === "act" && view.standing.step === "grow" }
export const GIVE: Mark = { id: "give", at: ["hand"], when: (sitting) => sitting.can("give") }
export const TAX: Mark = { id: "tax", at: ["field-1"], when: ({ view }) => view?.asked === "act" && view.standing.step === "pay" }
const ALONE: Mark = { ...GROW, id: "grow-alone" }
const DISCARDS: Mark = { id: "discards", at: ["discard"], when: ({ table }) => cardsOf(table?.discard ?? []).length > 3 }

export const lineOf = ({ queue }: typeof USUAL): Mark => ({ ...queue, id: "line" })
/** Here nobody harvests in the turn of another, nor while cards are revealed. */
export const harvestOf = ({ harvest }: typeof USUAL): Mark => ({ ...harvest, id: "harvest-turn" })

export const lesson = (usual: typeof USUAL, game: string): Mark[] => {
  const { field, end } = usual
  const alone = game !== "al-cabohne"
  const last: Mark = { ...end, id: alone ? "end-alone" : "end-mafia" }
  return [BOSSES, lineOf(usual), field, alone ? ALONE : GROW, GIVE, TAX, DISCARDS, harvestOf(usual), last]
}
