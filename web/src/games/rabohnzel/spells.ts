// Spells, powers and attacks, from what the rules say and what the last acts tell.

import { cardsOf } from "../../lib/data"
import type { Insight, TableView } from "../../lib/data"
import type { Told } from "../../lib/wire"
import type { Act } from "../../table/targets"

/** A spell that lies face down. */
export const UNKNOWN = "?"

export interface Owned {
  spell: string
  up: boolean
  unknown: boolean
  /** For this turn, from the pile. */
  borrowed: boolean
}

/** The spells of a seat, and those it has borrowed; an active one lies face up. */
export function spellsOf(view: TableView, seat: number): Owned[] {
  const read = (card: string, borrowed: boolean): Owned => {
    const up = card.endsWith("-up")
    return { spell: up ? card.slice(0, -3) : card, up, unknown: card === UNKNOWN, borrowed }
  }
  const borrowed = seat === view.active ? cardsOf(view.piles["borrowed"] ?? []) : []
  return [...(view.players[seat - 1]?.owned ?? []).map((card) => read(card, false)), ...borrowed.map((card) => read(card, true))]
}

/** Whether a move activates a spell or casts one. */
export const isMagic = ({ verb }: Pick<Act, "verb">): boolean => ["brew", "activate", "cast"].includes(verb)

/** The own fields whose power can still be used. */
export const powersLeft = (insight: Insight): number[] => (insight.more["powers"] as number[] | undefined) ?? []

/** Whether a seat has used the power of this field in its turn. */
export function usedInTurn(log: readonly Told[], seat: number, field: number): boolean {
  const facts = log.flatMap((told) => told.facts)
  const turn = facts.slice(facts.findLastIndex((one) => one["fact"] === "turn") + 1)
  return turn.some((one) => one["fact"] === "used" && one["seat"] === seat && one["field"] === field)
}

/** Beans that do something while they grow. */
export const POWERS = ["sword", "magic", "white", "mean", "picker"]

export interface Blow {
  /** The number of the act that struck it. */
  number: number
  attacker: number
  /** The bean that struck: sword, or mean for all at once. */
  bean: string
  shown: { seat: number; bean: string }[]
  /** What became of it, as the story says: a message. */
  verdict: Told["story"][number] | undefined
  /** Whether the taler has left its purse. */
  gone: boolean
}

/** How many acts later a blow is still looked at; longer by those it concerns, however fast the bots play. */
const RECENT = 1
const CONCERNED = 12

/** The blow that was struck by one of the last acts; undefined if none was. */
export function lastBlow(log: readonly Told[], me: number | null): Blow | undefined {
  for (const [since, told] of log.slice(-1 - CONCERNED).reverse().entries()) {
    const shown = told.facts.filter((fact) => fact["fact"] === "taler-shown")
    const first = shown[0]
    if (!first) continue
    const used = told.facts.find((fact) => fact["fact"] === "used")
    const attacker = Number(first["attacker"] ?? used?.["seat"] ?? told.seat)
    const mine = attacker === me || shown.some((fact) => fact["seat"] === me)
    if (since > (mine ? CONCERNED : RECENT)) return undefined
    const gone = told.facts.some((fact) => fact["fact"] === "freed" || fact["fact"] === "lost")
    return {
      number: told.number,
      attacker,
      bean: (used?.["beans"] as string[] | undefined)?.[0] ?? "sword",
      shown: shown.map((fact) => ({ seat: Number(fact["seat"]), bean: (fact["beans"] as string[])[0] ?? "" })),
      verdict: told.story.at(-1),
      gone,
    }
  }
  return undefined
}

/** The taler that lie in a purse, and before them the place of the one that was drawn. */
export function purseAfter(view: TableView, seat: number, drawn: string, gone: boolean): string[] {
  const taler = [...cardsOf(view.players[seat - 1]?.taler ?? [])]
  const at = gone ? -1 : taler.indexOf(drawn)
  if (at >= 0) taler.splice(at, 1)
  return taler
}
