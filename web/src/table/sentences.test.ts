import { describe, expect, test } from "vitest"
import { follow } from "./follow"
import { complete, forCopy, named, naming, offer } from "./sentences"
import type { Thing } from "./sentences"
import type { Mark, Verb } from "../lib/wire"

const beans = ["chili", "princess", "red", "soy", "magic"].map((id) => ({ id, count: 10, steps: [] }))
const cards = ["saloon-3", "bean-enchantment", "trade", "attack"].map((id) => ({ id, family: null, price: null }))
const verb = (words: string, marks: Mark[], along = ""): Verb => ({ words, marks, along })
const verbs = [
  verb("plant", ["ready", "front"]),
  verb("give", ["hand"]),
  verb("lay", ["places", "unordered"]),
  verb("move", ["places"]),
  verb("draw", ["counts"]),
  verb("brew", ["tile"], "magic"),
  verb("cast", ["ready"]),
  verb("cast bean-enchantment", ["ready", "on-field"]),
]
const game = { beans, cards, verbs, bosses: ["al", "don"] }
const field = (number: number): Thing => ({ at: "field", field: number })
const hand = (place: number, bean: string): Thing => ({ at: "hand", place, bean })

describe("what sentences name", () => {
  test("a field, a seat and a boss are told apart", () => {
    expect(named("plant all chili 2", game)).toMatchObject({ beans: ["chili"], fields: [2], front: false })
    expect(named("use 1 on 3 with attack", game)).toMatchObject({ fields: [1], seats: [3] })
    expect(named("plant all chili al", game)).toMatchObject({ beans: ["chili"], bosses: ["al"] })
    expect(named("cast bean-enchantment: princess on 2", game)).toMatchObject({ fields: [2], cards: ["bean-enchantment"] })
    expect(named("buy saloon-3", game)).toMatchObject({ cards: ["saloon-3"] })
    expect(named("use 1 with attack", game)).toMatchObject({ fields: [1], cards: [], beans: [] })
    expect(named("lay 2 5", game)).toMatchObject({ places: [2, 5] })
    expect(named("draw 3", game)).toMatchObject({ fields: [] })
    expect(named("pay 1: 3", game)).toMatchObject({ fields: [1] })
  })

  test("a tap on a field finds what can be planted there", () => {
    const moves = ["plant 1", "plant 2", "give chili don"]
    expect(naming(moves, [field(2)], game)).toEqual(["plant 2"])
    expect(naming(moves, [hand(1, "red"), field(1)], game)).toEqual(["plant 1"])
    expect(naming(moves, [hand(3, "chili")], game)).toEqual(["give chili don"])
  })

  test("places count in the order in which they were picked, but for cards laid down", () => {
    expect(naming(["move 3 to 1", "move 1 to 3"], [hand(3, "red"), hand(1, "soy")], game)).toEqual(["move 3 to 1"])
    expect(naming(["lay 2 5"], [hand(5, "red"), hand(2, "soy")], game)).toEqual(["lay 2 5"])
    expect(complete("lay 2 5", [hand(5, "red")], game)).toBe(false)
  })

  test("the very copy that was picked is given", () => {
    const held = ["chili", "red", "chili"]
    expect(forCopy("give chili don", [hand(3, "chili")], held, game)).toBe("give chili@3 don")
    expect(forCopy("give chili don", [hand(1, "chili")], held, game)).toBe("give chili don")
    expect(forCopy("brew trade", [hand(3, "magic")], ["magic", "red", "magic"], game)).toBe("brew trade: magic@3")
  })
})

describe("offers", () => {
  const none = { table: [], store: [] }

  test("name a copy only where the plain kind would mean another", () => {
    expect(offer(3, [{ bean: "red", place: 1 }], ["soy"], ["red", "red"], none)).toBe("offer 3: red for soy")
    expect(offer(3, [{ bean: "red", place: 2 }], ["soy"], ["red", "red"], none)).toBe("offer 3: red@2 for soy")
    const table = { table: ["red"], store: [] }
    expect(offer("all", [{ bean: "red", place: 1 }], [], ["red"], table)).toBe("offer all: red@1 for nothing")
    expect(offer("all", [{ bean: "red", place: "table" }], [], ["red"], table)).toBe("offer all: red for nothing")
    const store = { table: [], store: ["red"] }
    expect(offer("all", [{ bean: "red", place: "store" }], [], ["red"], store)).toBe("offer all: red@store for nothing")
  })

  test("may give nothing", () => {
    expect(offer(2, [], ["soy", "soy"], [], none)).toBe("offer 2: nothing for soy soy")
  })
})

describe("cards of a hand", () => {
  test("keep their ids when others leave and new ones come", () => {
    const ids = follow([], [], ["red", "blue", "red"])
    const later = follow(["red", "blue", "red"], ids, ["blue", "red", "soy"])
    expect(later.slice(0, 2)).toEqual([ids[1], ids[2]])
    expect(ids).not.toContain(later[2])
  })

  test("keep their ids when one is moved to the front", () => {
    const ids = follow([], [], ["red", "blue", "soy"])
    expect(follow(["red", "blue", "soy"], ids, ["soy", "red", "blue"]).sort()).toEqual([...ids].sort())
  })
})
