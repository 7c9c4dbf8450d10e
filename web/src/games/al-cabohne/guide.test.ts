import { expect, test } from "vitest"

import { ANY_TIME, harvesting, LANGUAGES, OWN_TURN, REVEALING } from "../harvesting"

for (const language of LANGUAGES) {
  // AC 9.7
  test.for(["al-cabohne", "al-cabohne-solo", "al-cabohne-solo-long"])(
    `${language}: the guide to %s lets nobody harvest off turn or during the reveal`,
    async (game) => {
      const told = await harvesting(game, language)
      expect(told).not.toMatch(ANY_TIME[language])
      expect(told).toMatch(OWN_TURN[language])
      expect(told).toMatch(REVEALING[language])
    },
  )
}
