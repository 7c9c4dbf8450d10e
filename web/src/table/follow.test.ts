import { describe, expect, test } from "vitest"
import { follow } from "./follow"

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
