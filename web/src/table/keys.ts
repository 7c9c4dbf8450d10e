// The terminal's letters, for those who play with the keyboard.

import { cardsOf } from "../lib/data"
import type { Sitting } from "./sitting.svelte"

export interface Doors {
  log(): void
  moves(): void
  menu(): void
  trade(): void
}

const DIGITS = Array.from({ length: 9 }, (_, i) => `Digit${i + 1}`)

/** Handles a key; true if it meant something. `h` and `p` wait for a number, `g` for a letter of a kind. */
export function keyboard(sitting: Sitting, doors: Doors, names: (kind: string) => string): (event: KeyboardEvent) => void {
  let waiting = ""

  function letters(key: string): boolean {
    const lead = waiting
    waiting = ""
    const number = Number(key)
    if (lead === "g") {
      const kind = sitting.game.beans.find((bean) => names(bean.id).toLowerCase().startsWith(key.toLowerCase()))
      if (kind) sitting.wantMore(kind.id)
      return true
    }
    if (lead === "h" && number) return done(sitting.harvest(number))
    if (lead === "p" && number) return done(sitting.tap({ at: "field", field: number }))
    if (number >= 1) {
      const bean = sitting.cards[number - 1]
      if (bean) sitting.tap({ at: "hand", place: number, bean })
      return true
    }
    switch (key) {
      case "h":
      case "p":
      case "g":
        waiting = key
        return true
      case "k":
        return done(pin())
      case "b":
        if (sitting.game.third_field) sitting.buy(sitting.game.third_field)
        return true
      case "o":
        return done(doors.trade())
      case "l":
        return done(doors.log())
      case "m":
        if (sitting.sentences.length) doors.moves()
        return true
      case "?":
        sitting.helped = true
        return true
    }
    return answer(key)
  }

  /** The card that has focus is kept, or no longer. */
  function pin(): void {
    const slot = document.activeElement?.closest<HTMLElement>('[data-thing^="hand-"]')
    if (slot) sitting.togglePin(Number(slot.dataset["thing"]?.slice("hand-".length)))
  }

  function revealed(place: number): void {
    const bean = cardsOf(sitting.table?.revealed ?? [])[place - 1]
    if (bean) sitting.tapRevealed(bean, place - 1)
  }

  function answer(key: string): boolean {
    const first = sitting.insight?.answers.find((one) => one.accept)
    const own = sitting.table?.offers.find((one) => one.by === sitting.me)
    if (key === "a" && first) return done(sitting.accept(first.offer))
    if (key === "n" && first) return done(sitting.decline(first.offer))
    if (key === "c" && first) {
      const offer = sitting.table?.offers.find((one) => one.serial === first.offer)
      if (offer) sitting.draft(offer.by, offer.want, offer.give, offer.serial)
      return true
    }
    if (key === "w" && own) return done(sitting.withdraw(own.serial))
    return false
  }

  return (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return
    const target = event.target as Element
    if (target.closest("input, textarea, select, dialog")) return
    if (event.key === "Enter" && !target.closest("button, a")) {
      if (sitting.drafted) void sitting.send()
      else document.querySelector<HTMLElement>("[data-primary]")?.click()
      return
    }
    if (event.key === "Escape") {
      sitting.picked = []
      sitting.clearDraft()
      return
    }
    const shifted = event.shiftKey ? DIGITS.indexOf(event.code) : -1
    if (shifted >= 0) return revealed(shifted + 1)
    if (event.key.length === 1 && letters(event.key)) event.preventDefault()
  }
}

function done(_: void): true {
  return true
}
