// What a change leaves as it was, and what it changes.

import type { Change, Data, View } from "./wire"

/** The view after a change to it. */
export function changed(before: View, change: Change): View {
  const { t, since, view, insight, ...rest } = change
  return {
    ...before,
    ...rest,
    view: view ? joined(before.view, view, "players") : before.view,
    insight: insight ? joined(before.insight, insight, "fields") : before.insight,
  }
}

/** Data with new entries; those of one list come by their numbers from 1. */
function joined(data: Data, news: Data, list: string): Data {
  const rows = [...(data[list] as unknown[])]
  for (const [number, row] of Object.entries(news[list] ?? {})) rows[Number(number) - 1] = row
  return { ...data, ...news, [list]: rows }
}
