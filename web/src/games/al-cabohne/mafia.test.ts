import { expect, test } from "vitest"

import type { Told } from "../../lib/wire"
import { groupsOf, joined } from "./mafia"

const told = (facts: Told["facts"]): Told => ({ number: 1, seat: 1, sentence: "done", facts, story: [] })

test("revealed cards of one kind are one group, in the order in which the kinds came", () => {
  expect(groupsOf(["pole", "green", "pole"])).toEqual([
    { kind: "pole", places: [0, 2] },
    { kind: "green", places: [1] },
  ])
})

test("what joined is counted since the turn began", () => {
  const log = [told([{ fact: "joined", beans: ["pole"] }]), told([{ fact: "turn", seat: 1 }, { fact: "joined", beans: ["pole", "pole"] }])]
  expect([joined(log, "pole"), joined(log, "blue")]).toEqual([2, 0])
})
