// Whether all that is laid on the table has room, and how tight it must be laid so that it has.

import { isLow, TIGHTEST, tightOf, type Form, type Tight } from "./place"

const SLACK = 2

/** Parts that have a height of their own and show what they hold without scrolling. */
const PARTS = ".middle, [data-fits]"

function fits(table: HTMLElement): boolean {
  return [table, ...table.querySelectorAll<HTMLElement>(PARTS)].every((part) => part.scrollHeight <= part.clientHeight + SLACK)
}

export class Fit {
  tight = $state<Tight>(0)
  private most: Tight = 0

  /** A window of another size, other words, or a new round: from the beginning. */
  reset(form: Form, height: number): void {
    this.most = isLow(form, height) ? 0 : TIGHTEST[form]
    this.tight = tightOf(form, height)
  }

  /** Watches a table and lays it tighter where something has no room. */
  watch = (table: HTMLElement): (() => void) => {
    const look = (): void => {
      if (this.tight < this.most && !fits(table)) this.tight += 1
    }
    const observer = new MutationObserver(look)
    observer.observe(table, { childList: true, characterData: true, subtree: true, attributeFilter: ["class", "style"] })
    look()
    return () => observer.disconnect()
  }
}
