import { describe, expect, test } from "vitest"
import type { Target } from "../lib/wire"
import { complete, naming, sentenceFor, tappable, type Act, type Thing } from "./targets"

const act = (sentence: string, targets: Target[], more: Partial<Act> = {}): Act => ({ sentence, targets, verb: "", by: "tap", ordered: true, copy: "", ...more })
const field = (number: number): Thing => ({ at: "field", field: number })
const hand = (place: number, bean: string): Thing => ({ at: "hand", place, bean })
const places = (...numbers: number[]): Target[] => numbers.map((number) => ({ at: "place", number }))
const sentences = (found: Act[]): string[] => found.map((one) => one.sentence)

const front = [1, 2].map((number) => act(`plant ${number}`, [{ at: "front" }, { at: "field", number }]))
const give = act("give chili don", [{ at: "hand", id: "chili" }, { at: "rival", id: "don" }], { copy: "give chili@# don" })
const behind = act("play chili 2", [{ at: "behind", id: "chili" }, { at: "field", number: 2 }])

describe("what acts name", () => {
  test("a tap on a field finds what can be planted there", () => {
    expect(sentences(naming([...front, give], [field(2)]))).toEqual(["plant 2"])
    expect(sentences(naming([...front, give], [hand(1, "red"), field(1)]))).toEqual(["plant 1"])
    expect(sentences(naming([...front, give], [hand(3, "chili")]))).toEqual(["give chili don"])
  })

  test("the front card goes without saying, and is no card behind it", () => {
    expect(front.map((one) => complete(one, [field(1)]))).toEqual([true, false])
    expect(naming([behind], [hand(1, "chili")])).toEqual([])
    expect(complete(behind, [field(2)])).toBe(false)
  })

  test("positions count in the order in which they were picked, but for cards laid down", () => {
    const moves = [act("move 3 to 1", places(3, 1)), act("move 1 to 3", places(1, 3))]
    expect(sentences(naming(moves, [hand(3, "red"), hand(1, "soy")]))).toEqual(["move 3 to 1"])
    const lay = act("lay 2 5", places(2, 5), { ordered: false })
    expect(sentences(naming([lay], [hand(5, "red"), hand(2, "soy")]))).toEqual(["lay 2 5"])
    expect([complete(lay, [hand(5, "red")]), complete(lay, [hand(5, "red"), hand(2, "soy")])]).toEqual([false, true])
  })

  test("the very card that was picked is given", () => {
    expect(sentenceFor(give, [hand(3, "chili")])).toBe("give chili@3 don")
    expect(sentenceFor(give, [{ at: "rival", rival: "don" }])).toBe("give chili don")
  })

  test("what names nothing on the table is a button", () => {
    expect([front[0], give, act("draw 3", []), act("take red", [{ at: "taler", id: "red" }])].map((one) => one && tappable(one))).toEqual([true, true, false, false])
  })
})
