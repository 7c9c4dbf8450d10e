// Where the keyboard is: arrow keys within a group, and focus that never falls off the page.

import type { Attachment } from "svelte/attachments"

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, summary, [tabindex="0"]'
/** Parts of a page of which one takes focus where another has gone. */
const GROUPS = "[data-roves], [data-thing=offers], .others, .desk, .shop, .fields"
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }

const shown = (element: HTMLElement): boolean => element.isConnected && !element.closest("[inert]") && !element.matches(":disabled")

/** A group whose parts the arrow keys go through; Tab comes to one of them only. */
export function roving(parts: string): Attachment<HTMLElement> {
  return (group) => {
    let at: HTMLElement | undefined
    let index = 0
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(parts)].filter(shown)

    function settle(): void {
      const found = all()
      if (!at || !found.includes(at)) at = found[Math.min(index, found.length - 1)]
      for (const one of found) one.tabIndex = one === at ? 0 : -1
    }

    function focused(event: FocusEvent): void {
      const part = (event.target as Element).closest<HTMLElement>(parts)
      if (!part) return
      at = part
      index = all().indexOf(part)
      settle()
    }

    function moved(event: KeyboardEvent): void {
      const step = STEPS[event.key]
      if (step === undefined || !(event.target as Element).matches(parts)) return
      const found = all()
      const next = Math.max(0, Math.min(found.length - 1, found.indexOf(event.target as HTMLElement) + step))
      event.preventDefault()
      found[next]?.focus()
    }

    const observer = new MutationObserver(settle)
    observer.observe(group, { childList: true, subtree: true })
    group.dataset["roves"] = ""
    group.addEventListener("focusin", focused)
    group.addEventListener("keydown", moved)
    settle()
    return () => {
      observer.disconnect()
      group.removeEventListener("focusin", focused)
      group.removeEventListener("keydown", moved)
    }
  }
}

/** Focus an element that Tab does not come to. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Tab goes round within a part of the page that lies over the rest. */
export function keepInside(event: KeyboardEvent, part: HTMLElement): void {
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(shown)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const [from, to] = event.shiftKey ? [0, all.length - 1] : [all.length - 1, 0]
  if (at >= 0 && at !== from) return
  event.preventDefault()
  all[to]?.focus()
}

/** Where what has focus goes, its neighbour gets it, else the first that is there of some places. */
export function keepFocus(...homes: string[]): () => void {
  let last: HTMLElement | undefined
  let group: HTMLElement | null = null
  let index = 0

  const within = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(shown)

  function focused(event: FocusEvent): void {
    last = event.target as HTMLElement
    group = last.closest<HTMLElement>(GROUPS)
    index = group ? within(group).indexOf(last) : 0
  }

  function changed(): void {
    if (!last || shown(last) || (document.activeElement && document.activeElement !== document.body)) return
    const near = group?.isConnected ? within(group) : []
    const home = homes.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one && shown(one))
    focusOn(near[Math.min(index, near.length - 1)] ?? home)
  }

  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("focusin", focused)
  return () => {
    observer.disconnect()
    document.removeEventListener("focusin", focused)
  }
}
