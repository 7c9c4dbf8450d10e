// Whether all that is laid on the table has room, and how tight it must be laid so that it has.

import { tightestOf, tightOf, type Form, type Tight } from "./place"

const SLACK = 2
const MOST_PATIENCE = 4

/** Parts that have a height of their own and show what they hold without scrolling. */
const PARTS = ".middle, [data-fits]"

function fits(table: HTMLElement): boolean {
  return [table, ...table.querySelectorAll<HTMLElement>(PARTS)].every((part) => part.scrollHeight <= part.clientHeight + SLACK)
}

export class Fit {
  tight = $state<Tight>(0)
  private least: Tight = 0
  private most: Tight = 0
  /** Rounds until the table is laid looser again; more of them each time that was in vain, for it would be restless. */
  private patience = 1
  private rounds = 0
  private loosened = false

  /** A window of another size, or other words: from the beginning. */
  reset(form: Form, height: number): void {
    this.most = tightestOf(form, height)
    this.tight = this.least = tightOf(form, height)
    this.patience = 1
    this.rounds = 0
    this.loosened = false
  }

  /** A round is over: perhaps there is room again. */
  round(): void {
    this.rounds += 1
    if (this.rounds < this.patience || this.tight === this.least) return
    this.rounds = 0
    this.loosened = true
    this.tight = this.least
  }

  /** Something has no room. */
  tighten(): void {
    if (this.tight >= this.most) return
    if (this.loosened) this.patience = Math.min(MOST_PATIENCE, 2 * this.patience)
    this.loosened = false
    this.tight += 1
  }

  /** Watches a table and lays it tighter where something has no room. */
  watch = (table: HTMLElement): (() => void) => {
    const look = (): void => {
      if (this.tight < this.most && !fits(table)) this.tighten()
    }
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    observer.observe(table, { childList: true, characterData: true, subtree: true, attributeFilter: ["class", "style"] })
    look()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }
}
