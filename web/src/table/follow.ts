// Which card of a hand is which after it changed, so that cards keep their pins and can be seen to move.

let last = 0

/** Ids for a hand that lost some of its cards and got others, mostly at its end. */
export function follow(before: readonly string[], ids: readonly number[], now: readonly string[]): number[] {
  const free = new Set(before.keys())
  const found: (number | undefined)[] = []
  let from = 0
  for (const card of now) {
    const at = before.findIndex((other, i) => i >= from && free.has(i) && other === card)
    if (at >= 0) {
      free.delete(at)
      from = at + 1
    }
    found.push(at >= 0 ? ids[at] : undefined)
  }
  return found.map((id, i) => id ?? moved(before, ids, free, now[i] ?? "") ?? ++last)
}

function moved(before: readonly string[], ids: readonly number[], free: Set<number>, card: string): number | undefined {
  for (const i of free) {
    if (before[i] === card) {
      free.delete(i)
      return ids[i]
    }
  }
  return undefined
}
