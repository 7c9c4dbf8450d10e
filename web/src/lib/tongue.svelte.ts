// The language the page speaks now. `t` is read inside templates, so they follow a change of language.

import PARTS from "virtual:words"

import { gameWords } from "./api"
import { FIRST_GAME } from "./first"
import type { Language } from "./languages"
import { change, settings } from "./settings.svelte"
import { Names, Pack, type Values, type Words } from "./words"

let pack = $state.raw<Pack>()
/** Whether what only other games than the first say is wanted too, and what first games say that teach. */
let whole = false
let teaches = false
/** Resolves when `whole` is true of the words. */
let coming: Promise<void> | undefined
/** Third-party games that were asked for: the server has their words. */
const others = new Set<string>()
/** The languages that were spoken. */
const packs = new Map<Language, Pack>()

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
  const parts = [PARTS.first, ...(whole ? [PARTS.games] : []), ...(teaches ? [PARTS.lessons] : [])]
  const loaded = await Promise.all(parts.map((part) => part[language]()))
  const found = packs.get(language) ?? new Pack(language)
  packs.set(language, found)
  for (const { default: words } of loaded) found.add(words)
  await Promise.all([...others].map((game) => addOther(found, game)))
  pack = found
  if (settings.language !== language) change({ language })
  document.documentElement.lang = language
}

async function addOther(pack: Pack, game: string): Promise<void> {
  if (pack.names.knows("games", game)) return
  const { texts, names } = await gameWords(game, pack.language)
  pack.add({ texts, names: names as Words["names"] })
}

/** Resolves when there are words for this game. */
export async function wordsFor(game: string): Promise<void> {
  if (game !== FIRST_GAME) await allWords()
  if (tongue.names.knows("games", game)) return
  others.add(game)
  await speak(settings.language)
}

/** Resolves when there are the words of lessons. */
export async function lessonWords(): Promise<void> {
  if (teaches) return
  teaches = true
  await speak(settings.language)
}

/** Resolves when those words are there too that the first game seldom needs. */
export async function allWords(): Promise<void> {
  if (!whole) {
    whole = true
    coming = speak(settings.language)
  }
  await coming
}
