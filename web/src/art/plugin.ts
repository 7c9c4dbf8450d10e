// Draws what the page shows, when Vite starts: sprites and posters, and the colours of the kinds. Written to made/.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import type { Plugin } from "vite"

import casts from "./casts.json" with { type: "json" }
import { poster, POSTER_NAMES } from "./drawing/posters.ts"
import { kindsStylesheet, sprite } from "./drawing/sprite.ts"

const MADE = fileURLToPath(new URL("./made", import.meta.url))

export function drawings(): Record<string, string> {
  const made: Record<string, string> = { "kinds.css": kindsStylesheet() }
  for (const [game, cast] of Object.entries(casts)) made[`sprite-${game}.css`] = sprite(cast)
  for (const name of POSTER_NAMES) made[`poster-${name}.svg`] = poster(name)
  return made
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** Writes what has changed, so that a build finds nothing newer than it was. */
function draw(): void {
  mkdirSync(MADE, { recursive: true })
  for (const [name, text] of Object.entries(drawings())) {
    const file = join(MADE, name)
    if (read(file) !== text) writeFileSync(file, text)
  }
}

export function art(): Plugin {
  return {
    name: "bohnhof-art",
    config: () => {
      draw()
      return { build: { cssTarget: ["chrome123", "firefox121", "safari17.5"] } }
    },
  }
}
