import { expect, test } from "vitest"
import { Fit } from "./fit.svelte"

function rounds(fit: Fit, count: number): void {
  for (let i = 0; i < count; i++) fit.round()
}

test("a table that was laid tight is laid looser after a round, and stays so where it has room", () => {
  const fit = new Fit()
  fit.reset("tablet", 768)
  fit.tighten()
  fit.tighten()
  expect(fit.tight).toBe(2)
  fit.round()
  expect(fit.tight).toBe(0)
})

test("where that was in vain it waits longer, but not for ever", () => {
  const fit = new Fit()
  fit.reset("tablet", 768)
  for (const patience of [1, 2, 4, 4]) {
    fit.tighten()
    rounds(fit, patience - 1)
    expect(fit.tight).toBe(1)
    fit.round()
    expect(fit.tight).toBe(0)
  }
})

test.each([
  ["phone", 664, 2],
  ["desktop", 900, 0],
] as const)("a %s is laid by its height alone", (form, height, tight) => {
  const fit = new Fit()
  fit.reset(form, height)
  fit.tighten()
  expect(fit.tight).toBe(tight)
  fit.round()
  expect(fit.tight).toBe(tight)
})
