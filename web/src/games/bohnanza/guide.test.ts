import { expect, test } from "vitest"

import { ANY_TIME, harvesting, LANGUAGES } from "../harvesting"

for (const language of LANGUAGES) {
  // BO 6.7
  test.for(["bohnanza"])(`${language}: in %s one may harvest at any time`, async (game) => {
    expect(await harvesting(game, language)).toMatch(ANY_TIME[language])
  })
}
