import { t } from "../../lib/tongue.svelte"
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
  lesson: ({ end, ...usual }) => [...Object.values(usual), MARKET, { ...end, id: "end-houses" }],
  bedTitle: ({ insight, seat, field }) => (isStew(insight, seat, field) ? t("art-stew") : undefined),
}
