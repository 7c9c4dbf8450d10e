import { expect, test, vi } from "vitest"

import { PACKS } from "../lib/packs"
import { Speech } from "../lib/words"
import { USUAL } from "../table/coach"
import { panelsFor } from "./index"

// The panels are loaded by panelsFor, after this; they look at the browser's settings.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal("navigator", { languages: ["en"] })

type Language = keyof typeof PACKS
const LANGUAGES = Object.keys(PACKS) as Language[]

const ANY_TIME = { de: /jederzeit/i, en: /any time/i, fr: /à tout moment/i, nl: /altijd/i }
const OWN_TURN = { de: /in deinem eigenen Zug/i, en: /in your own turn/i, fr: /pendant ton propre tour/i, nl: /in je eigen beurt/i }
const REVEALING = { de: /nicht.*aufgedeckt/, en: /not.*revealed/, fr: /pas.*révèle/, nl: /niet.*omgedraaid/ }
const ATTACKED = { de: /nicht.*angegriffen/, en: /not.*attacked/, fr: /pas.*attaque/, nl: /behalve.*aangevallen/ }

/** What the guide says about harvesting in a first game, title and text. */
async function harvesting(game: string, language: Language): Promise<string> {
  const panels = await panelsFor(game)
  const lesson = panels.lesson?.(USUAL, game) ?? Object.values(USUAL)
  const [mark, ...others] = lesson.filter(({ when }) => when === USUAL.harvest.when)
  expect(others).toEqual([])
  const speech = new Speech(PACKS[language], [])
  return [`coach-${mark?.id}-title`, `coach-${mark?.id}`].map((id) => speech.say({ id, arguments: {} })).join(". ")
}

for (const language of LANGUAGES) {
  // AC 9.7, PB 5.1
  test.for(["al-cabohne", "al-cabohne-solo", "al-cabohne-solo-long", "prohibohn", "prohibohn-pub"])(
    `${language}: the guide to %s lets nobody harvest off turn or during the reveal`,
    async (game) => {
      const told = await harvesting(game, language)
      expect(told).not.toMatch(ANY_TIME[language])
      expect(told).toMatch(OWN_TURN[language])
      expect(told).toMatch(REVEALING[language])
    },
  )

  // RZ 5.2
  test(`${language}: the guide to Rabohnzel says that nobody harvests who is attacked`, async () => {
    expect(await harvesting("rabohnzel", language)).toMatch(ATTACKED[language])
  })

  // BO 6.7
  test.for(["bohnanza", "high-bohn", "high-bohn-cognac"])(`${language}: in %s one may harvest at any time`, async (game) => {
    expect(await harvesting(game, language)).toMatch(ANY_TIME[language])
  })
}
