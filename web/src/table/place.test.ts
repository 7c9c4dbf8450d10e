import { describe, expect, it } from "vitest"
import { bedsOf, formOf, isFlat, isTall, tightOf, zoomOf } from "./place"

describe("how a table is laid", () => {
  it("follows the size of its window", () => {
    expect(formOf(390, 844)).toBe("phone")
    expect(formOf(844, 390)).toBe("phone")
    expect(formOf(1024, 768)).toBe("tablet")
    expect(formOf(1440, 900)).toBe("desktop")
  })

  it("is tighter on a short phone", () => {
    const heights = [844, 740, 664, 553, 390]
    expect(heights.map((height) => tightOf("phone", height))).toEqual([0, 1, 2, 3, 3])
    expect([tightOf("tablet", 600), tightOf("desktop", 760)]).toEqual([0, 0])
  })

  it("has two columns on a phone that lies on its side", () => {
    expect([isFlat(844, 390), isFlat(740, 360)]).toEqual([true, true])
    expect([isFlat(390, 553), isFlat(1366, 657)]).toEqual([false, false])
  })

  it("is drawn for one size and scaled, but never too small to read", () => {
    expect(zoomOf("desktop", 1440, 900)).toBe(1)
    expect(zoomOf("desktop", 1920, 1080)).toBe(1.2)
    expect(zoomOf("tablet", 700, 600)).toBe(0.74)
    expect(zoomOf("phone", 360, 640)).toBe(1)
  })

  it("gives others on a high tablet as much room as on a desk", () => {
    expect([isTall("tablet", 1024, 768), isTall("tablet", 768, 1024), isTall("desktop", 1440, 1200)]).toEqual([false, true, false])
  })

  it("shows whole beds of others wherever they have room", () => {
    const desk = { form: "desktop", tight: 0, tall: false, shape: { line: false } } as const
    expect([1, 3, 4, 5].map((others) => bedsOf(desk, others))).toEqual([3, 3, 3, 0])
    expect([1, 3].map((others) => bedsOf({ ...desk, form: "tablet" }, others))).toEqual([3, 0])
    expect(bedsOf({ ...desk, form: "tablet", tall: true }, 3)).toBe(3)
    expect([1, 3].map((others) => bedsOf({ ...desk, shape: { line: true } }, others))).toEqual([2, 3])
    expect([0, 2].map((tight) => bedsOf({ ...desk, form: "phone", tight }, 1))).toEqual([2, 0])
  })
})
