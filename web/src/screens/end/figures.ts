// What a finished game was like for one seat, read off its facts.

import { facts } from "../../lib/data"
import type { Told } from "../../lib/wire"

export interface Figures {
  best: { bean: string; count: number; taler: number } | null
  trades: number
  allTrades: number
  gifts: number
  partner: { seat: number; trades: number } | null
}

export function figuresOf(log: readonly Told[], seat: number): Figures {
  const found: Figures = { best: null, trades: 0, allTrades: 0, gifts: 0, partner: null }
  const partners = new Map<number, number>()
  for (const fact of log.flatMap((told) => facts(told.facts))) {
    if (fact.fact === "harvested" && fact.seat === seat) {
      const beans = fact["beans"] as string[]
      const taler = fact["taler"] as number
      if (taler > (found.best?.taler ?? 0)) found.best = { bean: beans[0] ?? "", count: beans.length, taler }
    }
    if (fact.fact !== "traded") continue
    found.allTrades += 1
    const maker = fact.seat ?? 0
    const partner = fact["partner"] as number
    if (maker !== seat && partner !== seat) continue
    found.trades += 1
    const other = maker === seat ? partner : maker
    partners.set(other, (partners.get(other) ?? 0) + 1)
    const given = (maker === seat ? fact["gave"] : fact["got"]) as string[]
    if (given.length === 0) found.gifts += 1
  }
  for (const [other, trades] of partners) {
    if (trades > (found.partner?.trades ?? 0)) found.partner = { seat: other, trades }
  }
  return found
}

/** The scores as lines of a chart: points from left to right, and a round top of the scale. */
export function chartOf(course: readonly (readonly number[])[]): { top: number; turns: number; ticks: number[] } {
  const most = Math.max(1, ...course.flat())
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => most / size <= 5) ?? 200
  const top = Math.ceil(most / step) * step
  const ticks = Array.from({ length: top / step + 1 }, (_, i) => i * step)
  return { top, turns: Math.max(1, ...course.map((line) => line.length)), ticks }
}
