// What the rules say about the bosses, and what this turn has revealed.

import type { Insight } from "../../lib/data"
import type { Told } from "../../lib/wire"

export interface Boss {
  boss: string
  beans: string[]
  worth: number
  /** How many more beans he waits for; 0 while he has none. */
  lacks: number
  /** The taler at which he sells. */
  sells_at: number
  /** The fields of the seat that looks of which he will take a bean. */
  taxes: number[]
}

export const bossesOf = (insight: Insight): Boss[] => (insight.more["bosses"] as Boss[] | undefined) ?? []

/** What the mafia's taler count. */
export const mafiaScore = (insight: Insight): number => (insight.more["mafia"] as number | undefined) ?? 0

export interface Group {
  kind: string
  /** Places among the revealed cards. */
  places: number[]
}

/** Revealed cards of one kind are planted together. */
export function groupsOf(revealed: readonly string[]): Group[] {
  const groups = new Map<string, Group>()
  revealed.forEach((kind, i) => {
    const group = groups.get(kind) ?? { kind, places: [] }
    group.places.push(i)
    groups.set(kind, group)
  })
  return [...groups.values()]
}

/** How many cards of a kind the discard pile has added in this turn. */
export function joined(log: readonly Told[], kind: string): number {
  let count = 0
  for (const { facts } of log) {
    for (const { fact, beans } of facts) {
      if (fact === "turn") count = 0
      if (fact === "joined") count += (beans as string[]).filter((bean) => bean === kind).length
    }
  }
  return count
}
