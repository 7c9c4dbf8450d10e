const FIRST = 400
const MOST = 10_000

/** How long to wait before another try, in ms: twice as long each time, and never all pages at once. */
export function pause(tries: number, chance: () => number = Math.random): number {
  const whole = Math.min(MOST, FIRST * 2 ** tries)
  return whole * (0.5 + chance() / 2)
}
