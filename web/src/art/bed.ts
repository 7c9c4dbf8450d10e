// What a bed shows, from what the rules say about a field.

import type { FieldInsight } from "../lib/data"

/** A coin at the bean that brings it. */
export interface Post {
  at: number
  taler: number
  got: boolean
  /** What the field is worth now. */
  now: boolean
}

export interface Bed {
  beans: readonly string[]
  /** One for each bean up to the last step, and for every bean beyond. */
  slots: number
  posts: Map<number, Post>
  worth: number
  next: { more: number; taler: number } | null
  /** The kind it is coloured by: the commonest. */
  kind: string
  /** Every kind that grows there, the first planted first. */
  kinds: string[]
}

export function bedOf(field: Pick<FieldInsight, "beans" | "worth" | "reached" | "thresholds">): Bed {
  const { beans, worth, reached, thresholds } = field
  const posts = new Map<number, Post>()
  for (const { beans: at, taler } of reached) posts.set(at, { at, taler, got: true, now: taler === worth })
  for (const { more, taler } of thresholds) {
    const at = beans.length + more
    posts.set(at, { at, taler, got: false, now: false })
  }
  const kind = commonest(beans)
  return {
    beans,
    slots: Math.max(beans.length, ...posts.keys()),
    posts,
    worth,
    next: thresholds[0] ?? null,
    kind,
    kinds: [...new Set(beans)],
  }
}

function commonest(beans: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const bean of beans) counts.set(bean, (counts.get(bean) ?? 0) + 1)
  let best = ""
  for (const [bean, n] of counts) if (n > (counts.get(best) ?? 0)) best = bean
  return best
}
