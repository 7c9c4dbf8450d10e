import { describe, expect, it } from "vitest"
import { formOf, isFlat, tightestOf, tightOf, zoomOf } from "./place"

describe("how a table is laid", () => {
  it("follows the size of its window", () => {
    expect(formOf(390, 844)).toBe("phone")
    expect(formOf(844, 390)).toBe("phone")
    expect(formOf(1024, 768)).toBe("tablet")
    expect(formOf(1440, 900)).toBe("desktop")
  })

  it("is tighter on a short phone from the beginning, and never tighter later", () => {
    const heights = [844, 740, 664, 553, 390]
    expect(heights.map((height) => tightOf("phone", height))).toEqual([0, 1, 2, 3, 3])
    expect(heights.map((height) => tightestOf("phone", height))).toEqual([0, 1, 2, 3, 3])
    expect(tightOf("desktop", 760)).toBe(0)
  })

  it("has two columns on a phone that lies on its side", () => {
    expect([isFlat(844, 390), isFlat(740, 360)]).toEqual([true, true])
    expect([isFlat(390, 553), isFlat(1366, 657)]).toEqual([false, false])
  })

  it("is drawn smaller only when all else has been done, and never too small to read", () => {
    expect(zoomOf("desktop", 1440, 900, 2)).toBe(1)
    expect(zoomOf("desktop", 1440, 900, 3)).toBeLessThan(1)
    expect(zoomOf("tablet", 700, 600, tightestOf("tablet", 600))).toBeGreaterThan(0.7)
    expect(zoomOf("phone", 360, 640, tightestOf("phone", 640))).toBe(1)
  })
})
