import { t } from "../../lib/tongue.svelte"
import type { Mark } from "../../table/coach"
import type { Panels } from "../index"
import Choices from "../shop/Choices.svelte"
import { MARKET, payable } from "../shop/lesson"
import Badge from "./Badge.svelte"
import Middle from "./Middle.svelte"
import MyPurse from "./MyPurse.svelte"
import SeatLine from "./SeatLine.svelte"
import Sheet from "./Sheet.svelte"
import Town from "./Town.svelte"
import { isStew } from "./town"

/** Steps in which something is chosen before anything else goes on. */
const CHOSEN = ["look", "order", "name", "claim", "pay"]

const isCognac = (bean: string): boolean => bean === "cognac"
const COGNAC: Mark = {
  id: "cognac",
  at: (sitting) => [`hand-${sitting.cards.findIndex(isCognac) + 1}`],
  when: (sitting) => sitting.cards.some(isCognac),
}

export const panels: Panels = {
  middle: Middle,
  railTop: Town,
  purse: MyPurse,
  seat: SeatLine,
  badge: Badge,
  stage: Choices,
  staged: ({ insight, moves, room }) =>
    CHOSEN.includes(insight.step ?? "") && insight.awaited.includes(room.you ?? 0) && moves.some(({ by }) => by !== "control"),
  sheet: {
    label: "art-shop",
    panel: Sheet,
    calls: ({ insight, game }) => payable(insight, game),
  },
  lesson: ({ end, ...usual }, game) => [...Object.values(usual), ...(game === "high-bohn-cognac" ? [COGNAC] : []), MARKET, { ...end, id: "end-houses" }],
  bedTitle: ({ insight, seat, field }) => (isStew(insight, seat, field) ? t("art-stew") : undefined),
}
