// What this device remembers about its owner: nothing of it leaves the device but the name at a table.

import { type Language, LANGUAGES, preferred } from "./languages"

export type Theme = "system" | "light" | "dark"
export type Motion = "system" | "full" | "less"
export type Hints = "first-games" | "always" | "never"

interface Remembered {
  language: Language
  theme: Theme
  motion: Motion
  hints: Hints
  sound: boolean
  /** Whether cards and coins sound as well. */
  effects: boolean
  /** The answer to whether the browser should notify of a turn; empty before it was asked. */
  notify: "" | "yes" | "no"
  touch: boolean
  keys: boolean
  /** Whether to be asked before the own turn ends, although nothing can be bought. */
  ends: boolean
  name: string
  /** Whether what spectators say is shown to me as a player. */
  spectators: boolean
  /** Whom I do not read in chats (`Said.speaker`). */
  muted: string[]
  /** How many games were finished here, by game. */
  finished: Record<string, number>
  /** The games whose guide was seen to its end or skipped. */
  guided: string[]
  /** Of the other guides: what was seen of them, by game. */
  coached: Record<string, string[]>
}

const KEY = "bohnhof"
const FIRST_GAMES = 3

function remembered(): Remembered {
  const fresh: Remembered = {
    language: preferred(navigator.languages),
    theme: "system",
    motion: "system",
    hints: "first-games",
    sound: true,
    effects: false,
    notify: "",
    touch: true,
    keys: true,
    ends: false,
    name: "",
    spectators: false,
    muted: [],
    finished: {},
    guided: [],
    coached: {},
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}")
    if (typeof stored !== "object" || stored === null) return fresh
    const found = { ...fresh, ...stored } as Remembered
    return LANGUAGES.includes(found.language) ? found : { ...found, language: fresh.language }
  } catch {
    return fresh
  }
}

export const settings = $state(remembered())

/** Changes settings and remembers them; where the device forbids that, they hold until the page is closed. */
export function change(some: Partial<Remembered>): void {
  Object.assign(settings, some)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a private window may have no storage
  }
}

/** Whether suggestions and “good for you” are shown in this game. */
export function hintsIn(game: string): boolean {
  if (settings.hints === "first-games") return (settings.finished[game] ?? 0) < FIRST_GAMES
  return settings.hints === "always"
}

export function countFinished(game: string): void {
  change({ finished: { ...settings.finished, [game]: (settings.finished[game] ?? 0) + 1 } })
}

/** Whether things should move as little as they can. */
export function movesLess(): boolean {
  if (settings.motion !== "system") return settings.motion === "less"
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

const systemDark = matchMedia("(prefers-color-scheme: dark)")
let dark = $state(systemDark.matches)
systemDark.addEventListener("change", () => (dark = systemDark.matches))

export const isDark = (): boolean => (settings.theme === "system" ? dark : settings.theme === "dark")
