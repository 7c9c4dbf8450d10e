// What the page says for me until the turn ends, if I want that: no to every offer, and that I make none.

import type { Insight } from "../lib/data"
import type { Link } from "./link"

interface Asked {
  readonly link: Link
  readonly deputed: unknown
  readonly insight: Pick<Insight, "active" | "answers"> | undefined
}

export class Quiet {
  /** Whether every offer to me is declined. */
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
    const { link, insight, deputed } = this.asked
    if (insight?.active !== this.turn || deputed) this.declines = this.offersNothing = false
    if (link.pending) return
    const decline = this.declines ? insight?.answers.find((one) => one.decline && !one.decline.refusal)?.decline : undefined
    if (decline) void link.act(decline.sentence)
    else if (this.offersNothing && link.view?.asked === "propose") void link.silent()
  }
}
