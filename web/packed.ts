// Brotli at its best, next to each file that gains by it: too slow for the server, and not in Python's library.

import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

import type { Plugin } from "vite"

const TEXT = /\.(js|css|svg|html|webmanifest)$/
const SMALLEST = 500

export function packed(): Plugin {
  let folder = ""
  return {
    name: "packed",
    enforce: "post",
    apply: "build",
    writeBundle: ({ dir = "" }) => void (folder = dir),
    closeBundle() {
      if (!folder) return
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue
        const plain = readFileSync(join(folder, name))
        if (plain.length <= SMALLEST) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }))
      }
    },
  }
}
