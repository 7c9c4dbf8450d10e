// The time, for what shows it: read in a template, it is read again twice a second.

import { createSubscriber } from "svelte/reactivity"

const EVERY = 500

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** What `performance.now()` says. */
export function now(): number {
  ticking()
  return performance.now()
}
