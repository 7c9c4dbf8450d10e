import type { PanelProps } from "../games"
import type { Scene } from "./context"
import { draggable } from "./drag"
import { dropOn } from "./drops"

/** What the panels of a game are drawn from; undefined until there is a view. */
export function panelProps(scene: Scene): PanelProps | undefined {
  const { sitting } = scene
  const { room, view, log } = sitting.link
  if (!room || !view || !sitting.table || !sitting.insight) return undefined
  return {
    game: sitting.game,
    room,
    view: sitting.table,
    insight: sitting.insight,
    moves: sitting.acts.map((act) => ({ ...act, meaning: view.moves.find((move) => move.sentence === act.sentence)?.meaning ?? null })),
    log,
    speech: sitting.speech,
    layout: scene.form,
    act: (sentence) => void sitting.act(sentence),
    tap: (target) => sitting.tap(target),
    leads: (target) => !scene.watching && sitting.leads(target),
    isPicked: (target) => sitting.isPicked(target),
    picking: sitting.picked.length > 0,
    grab: (target) => draggable((to) => dropOn(sitting, target, to)),
  }
}
