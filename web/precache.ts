// The service worker `sw.js`, made of `worker/` with a list of the files that it keeps.

import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { build, type Plugin } from "vite"

const ENTRY = fileURLToPath(new URL("worker/worker.ts", import.meta.url))
/** Letters that none of the page's languages has, pictures of all cards, icons for the device itself. */
const SELDOM = /-latin-ext-|\/Gallery-|\/bohnhof-(180|512)\.png$/
/** Files that have their digest in their names. */
const HASHED = /^assets\//

function filesIn(folder: string): { url: string; revision: string | null }[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
  const digest = (name: string): string => createHash("sha256").update(readFileSync(join(folder, name))).digest("hex").slice(0, 20)
  return names
    .filter((name) => !SELDOM.test(name))
    .sort()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : digest(url) }))
}

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle: {
      sequential: true,
      order: "post",
      async handler({ dir = "" }) {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: { FILES: JSON.stringify(filesIn(dir)) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: "es2022",
            reportCompressedSize: false,
            rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "sw.js" } },
          },
        })
      },
    },
  }
}
