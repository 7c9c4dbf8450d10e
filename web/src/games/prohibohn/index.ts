import { cardsOf, sizeOf } from "../../lib/data"
import type { Mark } from "../../table/coach"
import { BOSSES, GIVE, GROW, harvestOf, lineOf, TAX } from "../al-cabohne/lesson"
import type { Panels } from "../index"
import Choices from "../shop/Choices.svelte"
import { MARKET } from "../shop/lesson"
import Badges from "./Badges.svelte"
import MyPurse from "./MyPurse.svelte"
import { startTaler } from "./prohibohn"
import RailTop from "./RailTop.svelte"
import Revealed from "./Revealed.svelte"
import SeatLine from "./SeatLine.svelte"
import Sheet from "./Sheet.svelte"
import Strip from "./Strip.svelte"

/** Steps in which a card is chosen and nothing else can be done. */
const CHOSEN = ["remove", "close"]
const LAY: Mark = { id: "lay", at: ["hand"], when: ({ view }) => view?.asked === "act" && view.standing.step === "lay" }

export const panels: Panels = {
  strip: Strip,
  revealed: Revealed,
  railTop: RailTop,
  purse: MyPurse,
  taler: ({ view, room }) => sizeOf(view.players[(room.you ?? 0) - 1]?.taler ?? 0) + startTaler(view, room.you ?? 0).length,
  soundOf: ({ card }) => (card === "razzia" ? "siren" : undefined),
  seat: SeatLine,
  badge: Badges,
  stage: Choices,
  staged: ({ insight, moves }) => CHOSEN.includes(insight.step ?? "") && moves.length > 0,
  sheet: {
    label: "art-shop",
    panel: Sheet,
    calls: ({ insight, view }) =>
      insight.purchases.some((sale) => !sale.refusal && cardsOf(view.piles["unsold"] ?? []).includes(sale.card)),
  },
  lesson: (usual) => [LAY, BOSSES, lineOf(usual), GROW, GIVE, TAX, MARKET, harvestOf(usual), { ...usual.end, id: "end-town" }],
}
