// How the table is laid out: by the size of its own box, so that a split screen works too.

export type Form = "phone" | "tablet" | "desktop"

const PHONE = 700
const DESKTOP = { width: 1210, height: 740 }

export function formOf(width: number, height: number): Form {
  if (width < PHONE) return "phone"
  return width >= DESKTOP.width && height >= DESKTOP.height ? "desktop" : "tablet"
}

/** Tablet and desktop are drawn for one size and scaled as a whole. */
export function zoomOf(form: Form, width: number, height: number): number {
  if (form === "phone") return 1
  if (form === "desktop") return clamp(0.82, Math.min(width / 1440, height / 900), 1.35)
  return clamp(0.78, Math.min(width / 1024, height / 768), 1.2)
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** A short phone leaves little between its bars: what can be one tap away is. */
export type Tall = "tall" | "short" | "shortest"

export function tallOf(height: number): Tall {
  if (height > 800) return "tall"
  return height > 710 ? "short" : "shortest"
}
