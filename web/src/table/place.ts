// How the table is laid out: by the size of its own box, so that a split screen works too.

export type Form = "phone" | "tablet" | "desktop"

const PHONE = 700
const DESKTOP = { width: 1210, height: 740 }
/** Below this height a window that is wider than high is a phone on its side. */
const LOW = 560

/** Whether a window is laid out as a phone on its side: the table left, what is mine right. */
export const isFlat = (width: number, height: number): boolean => height < LOW && width > height

export function formOf(width: number, height: number): Form {
  if (width < PHONE || isFlat(width, height)) return "phone"
  return width >= DESKTOP.width && height >= DESKTOP.height ? "desktop" : "tablet"
}

/** How tight it is, from 0: each step leaves less room to what can be one tap away, and at last to everything. */
export type Tight = number

const SHORT = [800, 710, 610]

/** How tight it is before anything is laid: a phone's browser leaves little between its bars. */
export function tightOf(form: Form, height: number): Tight {
  return form === "phone" ? SHORT.filter((least) => height <= least).length : 0
}

/** The tightest. Phones and desks are laid out by their size alone: nothing moves for what lies there. */
export function tightestOf(form: Form, height: number): Tight {
  return form === "tablet" ? 5 : tightOf(form, height)
}

/** From here on a table that is drawn for one size is drawn smaller. */
const SMALLER = 2
const STEP = 0.06

/** Tablet and desktop are drawn for one size and scaled as a whole. */
export function zoomOf(form: Form, width: number, height: number, tight: Tight): number {
  if (form === "phone") return 1
  const shrunk = 1 - STEP * Math.max(0, tight - SMALLER)
  if (form === "desktop") return Math.max(0.78, clamp(0.82, Math.min(width / 1440, height / 900), 1.35) * shrunk)
  return Math.max(0.74, clamp(0.78, Math.min(width / 1024, height / 768), 1.2) * shrunk)
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
