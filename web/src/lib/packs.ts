// All words of each language, for tests.

import PARTS from "virtual:words"

import type { Language } from "./languages"
import { Pack } from "./words"

export const PACKS = {} as Record<Language, Pack>
for (const language of Object.keys(PARTS.first) as Language[]) {
  const parts = await Promise.all(Object.values(PARTS).map((part) => part[language]()))
  PACKS[language] = new Pack(language, ...parts.map((part) => part.default))
}
