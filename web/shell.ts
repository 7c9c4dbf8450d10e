// The page before its program runs: words in the reader's language, and links that fetch at once what home needs.
// Made for each language as index.LANGUAGE.html; the server chooses by Accept-Language.

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { FluentBundle, FluentResource } from "@fluent/bundle"
import type { Plugin, Rolldown } from "vite"

import { LANGUAGES, moduleOf } from "./words.ts"

const WORDS = new URL("../src/bohnhof/words/", import.meta.url)
/** Where most begin, and what `askFirst` asks the server. */
const FIRST_SCREEN = "Home.svelte"
const FIRST_CALLS = ["./api/tables", "./api/games"]

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

function said(language: string, id: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/web.ftl`, WORDS), "utf8")))
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`${language} has no words for ${id}`)
  return bundle.formatPattern(pattern)
}

export function shell(): Plugin {
  return {
    name: "shell",
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk")
      const files = (chunk: Chunk): string[] => [
        chunk.fileName,
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...chunk.imports.flatMap((name) => chunks.filter((one) => one.fileName === name).flatMap(files)),
      ]
      const made = (end: string): string[] => chunks.filter((one) => one.facadeModuleId?.endsWith(end)).flatMap(files)
      const html = readFileSync(join(dir, "index.html"), "utf8")
      for (const language of LANGUAGES) {
        const needed = new Set([...made(FIRST_SCREEN), ...made(moduleOf(language))])
        const links = [...needed]
          .filter((file) => !html.includes(file))
          .map((file) => (file.endsWith(".css") ? `<link rel="stylesheet" crossorigin href="./${file}">` : `<link rel="modulepreload" crossorigin href="./${file}">`))
        const calls = FIRST_CALLS.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`)
        const lead = said(language, "web-lead")
        const page = html
          .replace(/<html lang="\w+"/, `<html lang="${language}"`)
          .replace(/(<meta name="description" content=")[^"]*/, `$1${lead}`)
          .replace(/(<p class="lead">)[^<]*/, `$1${lead}`)
          .replace("  </head>", `    ${[...links, ...calls].join("\n    ")}\n  </head>`)
        writeFileSync(join(dir, language === "en" ? "index.html" : `index.${language}.html`), page)
      }
    },
  }
}
