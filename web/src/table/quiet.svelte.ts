// What the page says for me until the turn ends, if I want that: no to every offer, and that nobody need wait for one of mine.

import type { Insight } from "../lib/data"
import type { Link } from "./link"

interface Asked {
  readonly link: Link
  readonly deputed: unknown
  readonly drafted: boolean
  readonly insight: Pick<Insight, "active" | "answers"> | undefined
}

export class Quiet {
  /** Whether every offer to me is declined, and nobody has to wait for me unless I write an offer. */
  declines = $state(false)
  /** Whether nobody has to wait for an offer of mine. */
  offersNothing = $state(false)
  /** Whose turn that is about. */
  private turn = 0

  constructor(private readonly asked: Asked) {}

  keep({ declines = this.declines, offersNothing = this.offersNothing }): void {
    this.turn = this.asked.insight?.active ?? 0
    this.declines = declines
    this.offersNothing = offersNothing
    this.answer()
  }

  /** After every new view: one answer at a time. */
  answer(): void {
    const { link, insight, deputed, drafted } = this.asked
    if (insight?.active !== this.turn || deputed) this.declines = this.offersNothing = false
    if (link.pending) return
    const decline = this.declines ? insight?.answers.find((one) => one.decline && !one.decline.refusal)?.decline : undefined
    if (decline) void link.act(decline.sentence)
    else if ((this.offersNothing || (this.declines && !drafted)) && link.view?.asked === "propose") void link.silent()
  }
}
