// A table that is being planned: who sits where, and how it is played.

import type { GameInfo, NewSeat, NewTable, Pace, TimeUp } from "../../lib/wire"

export interface Plan {
  game: string
  seats: NewSeat[]
  pace: Pace
  clock: number | null
  timeUp: TimeUp
  public: boolean
}

/** The bot that sits down where nobody has chosen another one: it plays soundly in every game. */
export const DEFAULT_BOT = "thrifty"
/** How many times the time for a move a player has in reserve: `RESERVES` of web/clock.py. */
export const RESERVES = 3
export const CLOCKS = [null, 30, 60, 120, 300] as const

/** A new game as most want it: me and bots. */
export function usualPlan(game: GameInfo, pace: Pace = "normal"): Plan {
  const bot = defaultBot(game)
  const others = Array.from({ length: game.usual_seats - 1 }, (): NewSeat => ({ who: "bot", bot }))
  return { game: game.id, seats: [{ who: "me" }, ...others], pace, clock: null, timeUp: "skip", public: false }
}

/** The same people at another game, as far as it has seats for them. */
export function planFor(game: GameInfo, before: Plan): Plan {
  const fresh = usualPlan(game)
  const friends = before.seats.filter((seat) => seat.who === "friend").length
  const seats = fresh.seats.map((seat, i) => (i > 0 && i <= friends ? { who: "friend" as const } : seat))
  return { ...fresh, seats, pace: before.pace, clock: before.clock, timeUp: before.timeUp, public: before.public }
}

export function defaultBot(game: GameInfo): string {
  return game.bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : (game.bots.at(-1) ?? "")
}

export const mayAdd = (game: GameInfo, plan: Plan): boolean => game.seats.includes(plan.seats.length + 1)
export const mayRemove = (game: GameInfo, plan: Plan): boolean => game.seats.includes(plan.seats.length - 1)

export function addSeat(game: GameInfo, plan: Plan): Plan {
  return { ...plan, seats: [...plan.seats, { who: "bot", bot: defaultBot(game) }] }
}

export function setSeat(plan: Plan, at: number, seat: NewSeat | null): Plan {
  const seats = seat ? plan.seats.map((old, i) => (i === at ? seat : old)) : plan.seats.filter((_, i) => i !== at)
  return { ...plan, seats }
}

export const friendsIn = (plan: Plan): number => plan.seats.filter((seat) => seat.who === "friend").length
export const botsIn = (plan: Plan): number => plan.seats.filter((seat) => seat.who === "bot").length

export function request(plan: Plan, name: string): NewTable {
  const { timeUp, ...rest } = plan
  return { ...rest, time_up: timeUp, name }
}

/** A long or short game of the same kind is a switch, not a poster of its own. */
export function variantsOf(games: readonly GameInfo[]): { shown: GameInfo[]; longer: Map<string, GameInfo> } {
  const longer = new Map<string, GameInfo>()
  for (const game of games) {
    const base = games.find((other) => game.id === `${other.id}-long`)
    if (base) longer.set(base.id, game)
  }
  return { shown: games.filter((game) => ![...longer.values()].includes(game)), longer }
}
