// What is left of a player's time, some seconds after the server said it.

import type { Clock, Time } from "../lib/wire"

export interface Left {
  /** Whole seconds for this move. */
  left: number
  /** Whole seconds in reserve. */
  rest: number
  /** Seconds until something happens. */
  all: number
  /** Whether the reserve is being used up. */
  reserve: boolean
}

/** The time of a seat; without one mine, or the shortest. */
export function timeOf(clock: Clock, seat: number | null, me: number | null): Time | undefined {
  if (seat !== null) return clock.times.find((one) => one.seat === seat)
  const mine = clock.times.find((one) => one.seat === me)
  return mine ?? clock.times.toSorted((a, b) => a.left + a.reserve - b.left - b.reserve)[0]
}

export function timeAt(time: Time, since: number): Left {
  const passed = Math.max(0, since - time.waits)
  const left = Math.max(0, time.left - passed)
  const rest = Math.max(0, time.reserve - Math.max(0, passed - time.left))
  return { left: Math.ceil(left), rest: Math.ceil(rest), all: Math.ceil(left + rest), reserve: left === 0 }
}

/** “45 s”, or minutes as a clock shows them. */
export function inWords(seconds: number, t: (id: string, values: { count: number }) => string): string {
  if (seconds < 60) return t("desk-seconds", { count: seconds })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
