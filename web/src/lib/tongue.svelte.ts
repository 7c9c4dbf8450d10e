// The language the page speaks now. `t` is read inside templates, so they follow a change of language.

import { FIRST_GAME } from "./first"
import { type Language, change, settings } from "./settings.svelte"
import { type More, Names, type Pack, type Values } from "./words"

const PACKS: Record<Language, () => Promise<{ default: Pack }>> = {
  de: () => import("./tongues/de"),
  en: () => import("./tongues/en"),
  nl: () => import("./tongues/nl"),
  fr: () => import("./tongues/fr"),
}

/** What only other games than the first say; whoever plays them waits for it. */
const GAMES: Record<Language, () => Promise<{ default: More }>> = {
  de: () => import("./tongues/de-games"),
  en: () => import("./tongues/en-games"),
  nl: () => import("./tongues/nl-games"),
  fr: () => import("./tongues/fr-games"),
}

/** What first games say that teach. */
const LESSONS: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("./tongues/de-lessons"),
  en: () => import("./tongues/en-lessons"),
  nl: () => import("./tongues/nl-lessons"),
  fr: () => import("./tongues/fr-lessons"),
}

let pack = $state.raw<Pack>()
let whole = false
let teaches = false

export const tongue = {
  /** Whether there are words yet; before that nothing is shown. */
  get ready(): boolean {
    return pack !== undefined
  },
  get pack(): Pack {
    if (!pack) throw new Error("no language is loaded yet")
    return pack
  },
  get names(): Names {
    return this.pack.names
  },
}

/** The page's own words: a message of web.ftl (or any other) with plain values. */
export const t = (id: string, values?: Values): string => tongue.pack.format(id, values)

export async function speak(language: Language): Promise<void> {
  const [loaded, more, lessons] = await Promise.all([
    PACKS[language](),
    whole ? GAMES[language]() : undefined,
    teaches ? LESSONS[language]() : undefined,
  ])
  if (more) loaded.default.add(more.default)
  if (lessons) loaded.default.add({ texts: lessons.default })
  pack = loaded.default
  if (settings.language !== language) change({ language })
  document.documentElement.lang = language
}

/** Resolves when there are words for this game. */
export async function wordsFor(game: string): Promise<void> {
  if (game !== FIRST_GAME) await allWords()
}

/** Resolves when there are the words of lessons. */
export async function lessonWords(): Promise<void> {
  if (teaches) return
  teaches = true
  await speak(settings.language)
}

/** Resolves when those words are there too that the first game seldom needs. */
export async function allWords(): Promise<void> {
  if (whole) return
  whole = true
  await speak(settings.language)
}
