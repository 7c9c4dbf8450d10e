import type { Mark } from "../../table/coach"
import type { Panels, PanelProps } from "../index"
import MySpells from "./MySpells.svelte"
import Power from "./Power.svelte"
import SeatLine from "./SeatLine.svelte"
import { stage } from "./seen.svelte"
import { isMagic, lastBlow } from "./spells"
import Stage from "./Stage.svelte"

/** Steps in which something is chosen before anything else goes on. */
const CHOSEN = ["hold", "activate", "taken", "choose", "counter"]

const POWERS: Mark = { id: "powers", at: ["field-1"], when: (sitting) => sitting.can("use") }
const SPELLS: Mark = { id: "spells", at: ["spells", "sheet"], when: ({ acts }) => acts.some(isMagic) }

const struck = ({ log, room }: PanelProps): boolean => (lastBlow(log, room.you)?.number ?? 0) > stage.seen

const decides = ({ insight, room, moves }: PanelProps): boolean =>
  CHOSEN.includes(insight.step ?? "") && insight.awaited.includes(room.you ?? 0) && moves.length > 0

export const panels: Panels = {
  railTop: MySpells,
  seat: SeatLine,
  badge: Power,
  stage: Stage,
  staged: (props) => struck(props) || decides(props),
  sheet: {
    label: "art-spells",
    panel: MySpells,
    calls: ({ moves }) => moves.some(isMagic),
  },
  lesson: ({ harvest, end, ...usual }) => [...Object.values(usual), { ...harvest, id: "harvest-magic" }, POWERS, SPELLS, end],
}
