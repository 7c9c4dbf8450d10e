// Draws what the page shows, when Vite starts: sprites and posters, and the colours of the kinds. Written to made/.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { runnerImport, type Plugin } from "vite"

const DRAWINGS = fileURLToPath(new URL("./drawing/made.ts", import.meta.url))
const MADE = fileURLToPath(new URL("./made", import.meta.url))

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** Writes what has changed, so that a build finds nothing newer than it was. */
async function draw(): Promise<void> {
  mkdirSync(MADE, { recursive: true })
  const { module } = await runnerImport<typeof import("./drawing/made.ts")>(DRAWINGS, { configFile: false })
  for (const [name, text] of Object.entries(module.drawings())) {
    const file = join(MADE, name)
    if (read(file) !== text) writeFileSync(file, text)
  }
}

export function art(): Plugin {
  return {
    name: "bohnhof-art",
    config: async () => {
      await draw()
      return { build: { cssTarget: ["chrome123", "firefox121", "safari17.5"] } }
    },
  }
}
