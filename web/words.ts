// The words of the page, from the files that every surface reads: src/bohnhof/words serves every game, and each
// game has its own in its package. `virtual:words` loads them by language.

import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import type { Plugin } from "vite"

const PACKAGE = fileURLToPath(new URL("../src/bohnhof/", import.meta.url))
const GENERAL = join(PACKAGE, "words")
const GAMES = join(PACKAGE, "games")
const PANELS = fileURLToPath(new URL("./src/games/", import.meta.url))
/** As `src/lib/first.ts` finds it. */
const FIRST_GAME = readdirSync(PANELS).find((game) => existsSync(join(PANELS, game, "first.ts"))) ?? ""

type Rows = Record<string, Record<string, unknown>>

const json = (file: string): Rows => JSON.parse(readFileSync(file, "utf8")) as Rows

export const LANGUAGES = Object.keys(json(join(GENERAL, "languages.json")))

/** Spoken by terminals alone. */
const NOT_HERE = ["terminal.ftl"]
/** What only panels of games and a few rare screens say. */
const SELDOM = ["web_games.ftl"]
const LESSONS = "lessons.ftl"

/** The folders with the words of a language: of every game, of the first game, and of the others. */
function folders(language: string): { general: string; first: string; others: string[] } {
  const games = readdirSync(GAMES)
    .sort()
    .map((game) => join(GAMES, game, "words", language))
    .filter(existsSync)
  const first = join(GAMES, FIRST_GAME, "words", language)
  return { general: join(GENERAL, language), first, others: games.filter((folder) => folder !== first) }
}

/** The catalogues of a folder, by their names. */
const catalogues = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_HERE.includes(name))
    .sort()
    .map((name) => [name, join(folder, name)])

/** The names that games and the words of sentences have, put together. */
function names(folders: string[]): Rows {
  const all: Rows = {}
  for (const folder of folders) {
    const { talk: _, ...rows } = json(join(folder, "names.json"))
    for (const [section, row] of Object.entries(rows)) all[section] = typeof row === "object" ? { ...all[section], ...row } : row
  }
  return all
}

/** The files and names of one part of a language. */
function part(language: string, name: string): { files: string[]; names: Rows } {
  const { general, first, others } = folders(language)
  const files = (folders: string[], wanted: (name: string) => boolean): string[] =>
    folders.flatMap((folder) => catalogues(folder).flatMap(([name, file]) => (wanted(name) ? [file] : [])))
  if (name === "lessons") return { files: files([general, first, ...others], (name) => name === LESSONS), names: {} }
  if (name === "games") {
    const seldom = files([general], (name) => SELDOM.includes(name))
    return { files: [...seldom, ...files(others, (name) => name !== LESSONS)], names: { cards: names(others)["cards"] ?? {} } }
  }
  // The cards of the first game come at once; the others with the words of the games that have them.
  const cards = names([general, first])["cards"] ?? {}
  const common = files([general, first], (name) => name !== LESSONS && !SELDOM.includes(name))
  return { files: common, names: { ...names([general, first, ...others]), cards } }
}

const PARTS = { first: "", games: "/games", lessons: "/lessons" }
const ID = "virtual:words"

/** What a language is imported by, so that the shell can find its file. */
export const moduleOf = (language: string): string => `\0${ID}/${language}`

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined
      const [, language = "", name = ""] = id.split("/")
      if (!language) {
        const imports = (end: string): string => LANGUAGES.map((one) => `${one}: () => import("${ID}/${one}${end}")`).join(", ")
        const parts = Object.entries(PARTS).map(([part, end]) => `${part}: { ${imports(end)} }`)
        return `export default { ${parts.join(", ")} }`
      }
      const { files, names } = part(language, name)
      for (const file of files) this.addWatchFile(file)
      // comments are for those who write the catalogues
      const texts = files.map((file) => readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, ""))
      return `export default ${JSON.stringify({ texts, names })}`
    },
  }
}
