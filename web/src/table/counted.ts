/** Equal cards counted together, in the order of their first. */
export function counted(row: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of row) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
