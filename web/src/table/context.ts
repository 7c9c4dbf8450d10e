import { getContext, setContext } from "svelte"
import type { Shape } from "../games"
import type { Form, Tight } from "./place"
import type { Sitting } from "./sitting.svelte"

export interface Scene {
  readonly sitting: Sitting
  readonly form: Form
  /** A phone on its side. */
  readonly flat: boolean
  readonly tight: Tight
  /** A tablet or a desk with more height than it is drawn for. */
  readonly tall: boolean
  readonly shape: Shape
  /** Nothing can be done here: a spectator or a replay. */
  readonly watching: boolean
  /** Shows the result again, once the game is over. */
  readonly onresult: (() => void) | undefined
}

const KEY = Symbol("scene")

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const getScene = (): Scene => getContext<Scene>(KEY)
