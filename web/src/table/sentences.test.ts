import { expect, test } from "vitest"
import { accept, offer } from "./sentences"

test("an offer names the position of each card, and its pile where there are several", () => {
  expect(offer(3, [{ bean: "red", place: 2 }], ["soy"], [])).toBe("offer 3: red@2 for soy")
  expect(offer("all", [{ bean: "red", place: "table" }, { bean: "red", place: 1 }], [], [])).toBe("offer all: red red@1 for nothing")
  expect(offer("all", [{ bean: "red", place: "table" }, { bean: "red", place: "store" }], [], ["red"])).toBe("offer all: red@table red@store for nothing")
})

test("an offer may give nothing", () => {
  expect(offer(2, [], ["soy", "soy"], [])).toBe("offer 2: nothing for soy soy")
})

test("an offer is accepted with the cards that were picked, if they can be told from others", () => {
  expect(accept(5, [{ bean: "red", place: 2 }], [])).toBe("accept 5: red@2")
  expect(accept(5, [{ bean: "red", place: "table" }], [])).toBe("accept 5")
})
