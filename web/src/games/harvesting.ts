// For the tests of games: what the guide says about harvesting.

import { vi } from "vitest"

import { PACKS } from "../lib/packs"
import { Speech } from "../lib/words"
import { USUAL } from "../table/coach"
import { panelsFor } from "./index"

// The panels are loaded by panelsFor, after this; they look at the browser's settings.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal("navigator", { languages: ["en"] })

export type Language = keyof typeof PACKS
export const LANGUAGES = Object.keys(PACKS) as Language[]

export const ANY_TIME = { de: /jederzeit/i, en: /any time/i, fr: /à tout moment/i, nl: /altijd/i }
export const OWN_TURN = { de: /in deinem (eigenen )?Zug/i, en: /on your own turn/i, fr: /pendant ton (propre )?tour/i, nl: /in je (eigen )?beurt/i }
export const REVEALING = { de: /nicht.*aufgedeckt/, en: /not.*revealed/, fr: /pas.*révèle/, nl: /niet.*omgedraaid/ }

/** What the guide says about harvesting in a first game, title and text. */
export async function harvesting(game: string, language: Language): Promise<string> {
  const panels = await panelsFor(game)
  const lesson = panels.lesson?.(USUAL, game) ?? Object.values(USUAL)
  const [mark, ...others] = lesson.filter(({ when }) => when === USUAL.harvest.when)
  if (!mark || others.length) throw new Error(`${game}: the guide has ${others.length + (mark ? 1 : 0)} marks about harvesting`)
  const speech = new Speech(PACKS[language], [])
  return [`coach-${mark.id}-title`, `coach-${mark.id}`].map((id) => speech.say({ id, arguments: {} })).join(". ")
}
