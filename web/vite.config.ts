/// <reference types="vitest/config" />
import { readFileSync } from "node:fs"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"

import casts from "./src/art/casts.json" with { type: "json" }
import { art } from "./src/art/plugin.ts"
import { packed } from "./packed.ts"
import { shell } from "./shell.ts"
import { FIRST_GAME } from "./src/lib/first.ts"

const SERVER = process.env["BOHNHOF_SERVER"] ?? "http://127.0.0.1:8000"

const COMMON = /src\/(art\/(Icon|Bean|Disc|icons|kinds|sprite)|lib\/(Sign|api|data|Said)|screens\/rules\/paragraphs|table\/(context|Avatar|Rich|motion|counted|ended))\b/
const SHARED = /src\/(art\/(Back|Bed|Card|Chip|Coin|Fan|Pay|PhaseLine|Slots|Taler|bed|deck)|screens\/rules\/Start)\b/

/** What home needs is fetched with the first bytes: a browser asks a server for six files at a time. */
const HOME = /src\/(screens\/(home\/(?!Setup|SeatRow)|Header|Languages|NameInput)|art\/Poster|lib\/bots)/

/** The cards of the first game; the others come with the words of the games that have them. */
const FIRST_CARDS: string[] = casts[FIRST_GAME].houses

/** Catalogues without their comments, which nobody reads in a browser; names in two parts. */
const catalogues = (): Plugin => ({
  name: "catalogues",
  enforce: "pre",
  load(id) {
    const [file = "", query] = id.split("?")
    if (file.endsWith("names.json")) {
      const { cards, talk: _, ...names } = JSON.parse(readFileSync(file, "utf8"))
      if (query === "cards") return `export default ${JSON.stringify(cards)}`
      return JSON.stringify({ ...names, cards: Object.fromEntries(FIRST_CARDS.map((card) => [card, cards[card]])) })
    }
    if (!file.endsWith(".ftl") || query !== "raw") return undefined
    return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, ""))}`
  },
})

export default defineConfig({
  base: "./",
  plugins: [art(), catalogues(), svelte(), shell(), packed()],
  build: {
    outDir: "../src/bohnhof/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inside data: addresses but pictures
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // what nearly every screen needs is small: together it takes less than one file for each
    // and so is what the table shares with the rules, the replay and the end
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "common", test: COMMON },
            { name: "home", test: HOME },
            { name: "shared", test: SHARED },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
})
