// The chart of a finished game.

/** The scores as lines of a chart: points from left to right, and a round top of the scale. */
export function chartOf(course: readonly (readonly number[])[]): { top: number; turns: number; ticks: number[] } {
  const most = Math.max(1, ...course.flat())
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => most / size <= 5) ?? 200
  const top = Math.ceil(most / step) * step
  const ticks = Array.from({ length: top / step + 1 }, (_, i) => i * step)
  return { top, turns: Math.max(1, ...course.map((line) => line.length)), ticks }
}
