// The JSON that the engine itself writes (`Data` in wire.ts): messages, views, insight, facts.

import type { Data, View } from "./wire"

/** What is said: an id and typed arguments, as `engine/message.py` writes it. */
export interface Message {
  id: string
  arguments: Record<string, Argument>
}

/** One entry: the sort of the value, and the value. */
export type Argument = Record<string, unknown>

/** Cards by the ids of their beans; a pile of unseen cards is its size. */
export type Pile = string[] | number

export interface Choice {
  sentence: string
  /** Why it is refused now; null where it is allowed. */
  refusal: Message | null
}

export interface FieldInsight {
  there: boolean
  beans: string[]
  worth: number
  /** With how many of its beans it came to be worth how many taler. */
  reached: { beans: number; taler: number }[]
  thresholds: { more: number; taler: number }[]
  takes: string[]
  harvest: Choice | null
}

export interface Planting extends Choice {
  beans: string[]
  field: number
}

export interface Purchase extends Choice {
  card: string
  price: number
  bean: string | null
}

/** What may be said to an open offer: to accept and decline it, or to withdraw one's own. */
export interface Answers {
  offer: number
  accept: Choice | null
  decline: Choice | null
  withdraw: Choice | null
}

/** What a screen would otherwise work out by the rules: `engine/insight.py`. */
export interface Insight {
  seat: number | null
  over: boolean
  active: number
  awaited: number[]
  /** Whether the seat awaited only may act before what would happen by itself. */
  held: boolean
  /** Whether people need not be asked for it. */
  unasked: boolean
  step: string | null
  pass: number
  passes: number
  may_offer: boolean
  /** By seat and place. */
  fields: FieldInsight[][]
  plantings: Planting[]
  purchases: Purchase[]
  answers: Answers[]
  unseen: Record<string, number>
  scores: number[]
  winners: number[]
  piles: Data[]
  /** What only this game has to say. */
  more: Data
}

export interface PlayerView {
  hand: Pile
  fields: string[][]
  aside: Pile
  taler: Pile
  owned: string[]
}

export interface Offer {
  serial: number
  by: number
  to: number | "all"
  give: string[]
  want: string[]
  places: number[]
  declined: number[]
}

/** What lies where, as a seat may know it: `engine/wire.py`. */
export interface TableView {
  game: string
  viewer: number | "spectator" | "all"
  active: number
  passes: number
  agenda: { step: string; seat: number; progress: number; other: number }[]
  players: PlayerView[]
  /** Piles top first. */
  draw: Pile
  discard: Pile
  revealed: Pile
  piles: Record<string, Pile>
  offers: Offer[]
  serial: number
}

/** What just happened: `fact` is its kind, the rest is said in docs/facts.md. */
export interface Fact {
  fact: string
  seat?: number
  [slot: string]: unknown
}

export const message = (data: Data): Message => data as unknown as Message
export const tableView = (view: Pick<View, "view">): TableView => view.view as unknown as TableView
export const insightOf = (view: Pick<View, "insight">): Insight => view.insight as unknown as Insight
export const facts = (data: Data[]): Fact[] => data as unknown as Fact[]

export const sizeOf = (pile: Pile): number => (typeof pile === "number" ? pile : pile.length)

/** The cards of a pile, unseen ones as `?`. */
export const cardsOf = (pile: Pile): string[] => (typeof pile === "number" ? Array<string>(pile).fill("?") : pile)

/** A message without arguments, or with those given. */
export const say = (id: string, args: Record<string, Argument> = {}): Message => ({ id, arguments: args })
