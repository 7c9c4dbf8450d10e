import { expect, test } from "vitest"

import type { Answers } from "../lib/data"
import type { Link } from "./link"
import { Quiet } from "./quiet.svelte"

const answersTo = (offer: number): Answers => ({
  offer,
  accept: { sentence: `accept ${offer}`, refusal: null },
  decline: { sentence: `decline ${offer}`, refusal: null },
  withdraw: null,
})

function table(active: number, asked: string, ...offers: number[]): { said: string[]; asks: ConstructorParameters<typeof Quiet>[0]; link: { pending: number } } {
  const said: string[] = []
  const act = (sentence: string): Promise<null> => Promise.resolve(void said.push(sentence) as never)
  const link = { pending: 0, view: { asked }, act, silent: () => act("silent") }
  return { said, link, asks: { link: link as unknown as Link, deputed: undefined, drafted: false, insight: { active, answers: offers.map(answersTo) } } }
}

test("every offer of the turn is declined, one after the other, and nothing else is said", () => {
  const { said, asks, link } = table(2, "answer", 3, 4)
  const quiet = new Quiet(asks)
  quiet.answer()
  expect(said).toEqual([])
  quiet.keep({ declines: true })
  link.pending = 1
  quiet.answer()
  expect(said).toEqual(["decline 3"])
})

test("whoever declines everything is waited for only while they write an offer", () => {
  const { said, asks } = table(2, "propose")
  new Quiet({ ...asks, drafted: true }).keep({ declines: true })
  expect(said).toEqual([])
  new Quiet(asks).keep({ declines: true })
  expect(said).toEqual(["silent"])
})

test("whoever makes no more offers is silent where one could be made", () => {
  const { said, asks } = table(2, "propose", 3)
  new Quiet(asks).keep({ offersNothing: true })
  expect(said).toEqual(["silent"])
})

test("with the turn it is over", () => {
  const { said, asks } = table(2, "act")
  const quiet = new Quiet(asks)
  quiet.keep({ declines: true, offersNothing: true })
  const next = { ...asks, insight: { active: 3, answers: [answersTo(9)] } }
  Object.assign(quiet, { asked: next })
  quiet.answer()
  expect([quiet.declines, quiet.offersNothing, said]).toEqual([false, false, []])
})
