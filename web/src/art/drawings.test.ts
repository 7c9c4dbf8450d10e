import { gzipSync } from "node:zlib"

import { expect, test } from "vitest"

import { KINDS } from "./kinds"
import { CASTS } from "./drawing/games"
import { drawings } from "./drawing/made"

const made = drawings()
const INLINE = /"data:image\/svg\+xml,([^"]*)"/g

/** The pictures of a file: itself, or those that a stylesheet holds. */
const picturesIn = (text: string): string[] => [...text.matchAll(INLINE)].map(([, svg]) => decodeURIComponent(svg ?? "").replaceAll("'", '"'))
const pictures = Object.entries(made).map(([name, text]): [string, string[]] => [name, name.endsWith(".svg") ? [text] : picturesIn(text)])

test.each(pictures)("the pictures in %s have whatever they refer to, and nothing a strict policy forbids", (_, svgs) => {
  for (const svg of svgs) {
    const there = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const needed = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id)
    expect(needed.filter((id) => !there.has(id))).toEqual([])
    expect(svg).toMatch(/^<svg .*<\/svg>$/)
    expect(svg).not.toMatch(/ style=|<style|<script|undefined|NaN/)
  }
})

test("every kind is in a game, with colours of its own", () => {
  const played = new Set(Object.values(CASTS).flatMap((cast) => cast.kinds))
  expect([...played].sort()).toEqual(Object.keys(KINDS).sort())
  for (const kind of played) expect(made["kinds.css"]).toContain(`[data-k='${kind}']`)
})

test.each(Object.entries(CASTS))("the sprite of %s is small, and has its whole cast", (game, cast) => {
  const sprite = made[`sprite-${game}.css`] ?? ""
  expect(gzipSync(sprite, { level: 9 }).length).toBeLessThan(6_000)
  for (const kind of cast.kinds) expect(sprite).toContain(`[data-drawing=b-${kind}]`)
  expect(picturesIn(sprite).length).toBeGreaterThan(4 * cast.kinds.length)
})
