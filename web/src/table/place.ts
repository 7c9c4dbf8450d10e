// How a table is laid out: by the size of its own box, so that a split screen works too, and never by what lies on it.

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

/** How tight a phone is laid, from 0: each step leaves less room to what can be one tap away. */
export type Tight = number

const SHORT = [800, 710, 639]

export function tightOf(form: Form, height: number): Tight {
  return form === "phone" ? SHORT.filter((least) => height <= least).length : 0
}

/** The sizes for which tablets and desks are drawn, and how much smaller and larger they are shown. */
const DRAWN = {
  tablet: { width: 1100, height: 825, least: 0.74, most: 1.2 },
  desktop: { width: 1440, height: 900, least: 0.82, most: 1.35 },
}

export function zoomOf(form: Form, width: number, height: number): number {
  if (form === "phone") return 1
  const drawn = DRAWN[form]
  return Math.max(drawn.least, Math.min(width / drawn.width, height / drawn.height, drawn.most))
}

/** What a tablet must have besides for the places of others to be higher, in px of the drawing. */
const MORE = 60

/** Whether a tablet is so much higher than it is drawn that the others have as much room as on a desk. */
export function isTall(form: Form, width: number, height: number): boolean {
  return form === "tablet" && height / zoomOf(form, width, height) >= DRAWN[form].height + MORE
}

/** How many fields of another have room as whole beds; with more of them all are single lines. */
export function bedsOf({ form, tight, tall, shape }: { form: Form; tight: Tight; tall: boolean; shape: { line: boolean } }, others: number): number {
  if (form === "phone") return others === 1 && !tight && !shape.line ? 2 : 0
  if (others === 1) return shape.line ? 2 : 3
  return others > 4 || (form === "tablet" && !tall) ? 0 : 3
}
