// Cards move where they go, and never keep anybody waiting.

import { cubicOut } from "svelte/easing"
import type { TransitionConfig } from "svelte/transition"
import { movesLess } from "../lib/settings.svelte"

/** In ms, as `--move`. All take the same time: towards each end that differs the browser draws frames. */
const MOVE = 280

/** A card comes from the draw pile to the end of the hand. */
export function arrive(_node: Element): TransitionConfig {
  if (movesLess()) return { duration: 120, css: (t) => `opacity: ${t}` }
  return { duration: MOVE, easing: cubicOut, css: (t, u) => `transform: translate(${u * 40}px, ${u * -60}px); opacity: ${t}` }
}

export function leave(_node: Element): TransitionConfig {
  if (movesLess()) return { duration: 80, css: (t) => `opacity: ${t}` }
  return { duration: MOVE, easing: cubicOut, css: (t, u) => `transform: translateY(${u * -50}px) scale(${0.6 + 0.4 * t}); opacity: ${t}` }
}

export function rise(_node: Element): TransitionConfig {
  if (movesLess()) return { duration: 80, css: (t) => `opacity: ${t}` }
  return { duration: MOVE, easing: cubicOut, css: (t, u) => `transform: translateY(${u * 14}px) scale(${0.96 + 0.04 * t}); opacity: ${t}` }
}
