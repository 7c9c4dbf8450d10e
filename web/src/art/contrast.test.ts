import { readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"

import { KINDS, STRANGER } from "./kinds"
import { coloursFor } from "./strangers"

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")

/** The colours of a theme: the light or the dark side of every token. */
function tokens(side: 1 | 2): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = "", value = ""] of (css.split("@media")[0] ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
    if (pair) found[name] = pair[side] ?? ""
    else if (/^#\w{6}$/.test(value)) found[name] = value
  }
  return found
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** A colour as hue, saturation and lightness, in hex. */
function hex(colour: string): string {
  const [h = 0, s = 0, l = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const part = (n: number): string => {
    const k = (n + h / 30) % 12
    const value = l / 100 - (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value).toString(16).padStart(2, "0")
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p)
  return (high + 0.05) / (low + 0.05)
}

const TEXT = `ink/table ink/table-2 ink/panel ink/paper ink-2/table ink-2/table-2 ink-2/panel ink-2/paper
  on-board/board on-board-2/board on-signal/signal on-good/good good/panel good/paper good/table on-bad/bad bad/panel bad/paper
  on-soil/soil-3 on-soil/soil on-soil/soil-2 on-soil-2/soil-3 on-soil-2/soil-2 on-rival/rival
  on-red/red on-magic/magic on-magic-2/magic on-magic-2/magic-2 thing/silver thing/card-paper`.split(/\s+/)

describe.each([
  ["light", 1],
  ["dark", 2],
] as const)("in the %s theme", (_, side) => {
  const colours = tokens(side)
  test.each(TEXT)("text can be read: %s", (pair) => {
    const [text = "", ground = ""] = pair.split("/")
    expect(ratio(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(4.5)
  })
})

test.each(Object.entries({ ...KINDS, stranger: STRANGER }))("the words on a card of %s can be read", (_, kind) => {
  expect(ratio(kind.deep, kind.ground)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(kind.deep, "#FFFDF6")).toBeGreaterThanOrEqual(4.5)
  expect(ratio("#FFFFFF", kind.deep)).toBeGreaterThanOrEqual(4.5)
})

test("the words on a card made from the id of its bean can be read", () => {
  for (const id of ["wax", "lima", "mung", "pinto", "adzuki", "runner", "broad", "navy", "jelly", "coffee"]) {
    const { deep, ground } = coloursFor(id)
    expect(ratio(hex(deep), hex(ground))).toBeGreaterThanOrEqual(4.5)
  }
})
