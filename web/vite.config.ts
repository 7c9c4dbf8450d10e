/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

import { art } from "./src/art/plugin.ts"
import { packed } from "./packed.ts"
import { worker } from "./precache.ts"
import { shell } from "./shell.ts"
import { words } from "./words.ts"

const SERVER = process.env["BOHNHOF_SERVER"] ?? "http://127.0.0.1:8000"

const COMMON = /src\/(art\/(Icon|Bean|Disc|icons|kinds|sprite)|lib\/(Sign|api|data|Said|kept|reachable)|screens\/rules\/paragraphs|table\/(context|Avatar|Rich|motion|counted|ended))\b/
const SHARED = /src\/(art\/(Back|Bed|Card|Chip|Coin|Fan|Pay|PhaseLine|Slots|Taler|bed|deck)|screens\/rules\/Start)\b/

/** What home needs is fetched with the first bytes: a browser asks a server for six files at a time. */
const HOME = /src\/(screens\/(home\/(?!Setup|SeatRow)|Header|Languages|NameInput|Offline)|art\/Poster|lib\/bots)/

export default defineConfig({
  base: "./",
  plugins: [art(), words(), svelte(), shell(), worker(), packed()],
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
