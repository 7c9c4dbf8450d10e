// What the page says for me until the turn ends, if I want that: no to every offer, and that I make none.

import type { Link } from "./link"

interface Asked {
  readonly link: Link
  /** What I may do now. */
  readonly sentences: string[]
  readonly deputed: unknown
  readonly insight: { active: number } | undefined
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
    const { link, insight, deputed, sentences } = this.asked
    if (insight?.active !== this.turn || deputed) this.declines = this.offersNothing = false
    if (link.pending) return
    const decline = this.declines ? sentences.find((sentence) => sentence.startsWith("decline ")) : undefined
    if (decline) void link.act(decline)
    else if (this.offersNothing && link.view?.asked === "propose") void link.silent()
  }
}
