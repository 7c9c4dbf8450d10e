import { gzipSync } from "node:zlib"

import { expect, test } from "vitest"

import casts from "./casts.json"
import { KINDS } from "./kinds"
import { drawings } from "./plugin"

const made = drawings()
const pictures = Object.entries(made).filter(([name]) => name.endsWith(".svg"))

test.each(pictures)("%s has whatever it refers to, and nothing a strict policy forbids", (_, svg) => {
  const there = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const needed = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id)
  expect(needed.filter((id) => !there.has(id))).toEqual([])
  expect(svg).not.toMatch(/ style=|<style|<script|undefined|NaN/)
})

test("every kind is in a game, with colours of its own", () => {
  const played = new Set(Object.values(casts).flatMap((cast) => cast.kinds))
  expect([...played].sort()).toEqual(Object.keys(KINDS).sort())
  for (const kind of played) expect(made["kinds.css"]).toContain(`[data-k='${kind}']`)
})

test.each(Object.keys(casts))("the sprite of %s is small", (game) => {
  expect(gzipSync(made[`sprite-${game}.svg`] ?? "", { level: 9 }).length).toBeLessThan(6_000)
})
