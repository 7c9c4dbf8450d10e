import { describe, expect, it } from "vitest"
import { formOf, isLow, TIGHTEST, tightOf, zoomOf } from "./place"

describe("how a table is laid", () => {
  it("follows the size of its window", () => {
    expect(formOf(390, 844)).toBe("phone")
    expect(formOf(844, 390)).toBe("tablet")
    expect(formOf(1440, 900)).toBe("desktop")
  })

  it("is tighter on a short phone from the beginning", () => {
    expect([844, 740, 664].map((height) => tightOf("phone", height))).toEqual([0, 1, 2])
    expect(tightOf("desktop", 760)).toBe(0)
  })

  it("scrolls on a phone that lies on its side", () => {
    expect(isLow(formOf(844, 390), 390)).toBe(true)
    expect(isLow(formOf(1366, 657), 657)).toBe(false)
  })

  it("is drawn smaller only when all else has been done, and never too small to read", () => {
    expect(zoomOf("desktop", 1440, 900, 2)).toBe(1)
    expect(zoomOf("desktop", 1440, 900, 3)).toBeLessThan(1)
    expect(zoomOf("tablet", 700, 300, TIGHTEST.tablet)).toBeGreaterThan(0.7)
    expect(zoomOf("phone", 360, 640, TIGHTEST.phone)).toBe(1)
  })
})
