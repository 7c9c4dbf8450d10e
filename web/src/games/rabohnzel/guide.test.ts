import { expect, test } from "vitest"

import { harvesting, LANGUAGES } from "../harvesting"

const ATTACKED = { de: /nicht.*angegriffen/, en: /not.*under attack/, fr: /pas.*attaque/, nl: /behalve.*aangevallen/ }

for (const language of LANGUAGES) {
  // RZ 5.2
  test(`${language}: the guide says that nobody harvests who is attacked`, async () => {
    expect(await harvesting("rabohnzel", language)).toMatch(ATTACKED[language])
  })
}
