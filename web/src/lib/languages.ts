// The languages that the page speaks, and which of them somebody reads.

import NAMES from "../../../src/bohnhof/words/languages.json"

export type Language = keyof typeof NAMES
/** What each language calls itself. */
export const LANGUAGE_NAMES = NAMES
export const LANGUAGES = Object.keys(NAMES) as Language[]

/** The first of a reader's languages that is spoken here. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one))
    if (language) return language
  }
  return "en"
}
