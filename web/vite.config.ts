/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

import { art } from "./src/art/plugin.ts"

const SERVER = process.env["BOHNHOF_SERVER"] ?? "http://127.0.0.1:8000"

export default defineConfig({
  base: "./",
  plugins: [art(), svelte()],
  build: {
    outDir: "../src/bohnhof/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inside data: addresses but pictures
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
})
