// Calls over HTTP. Who asks, a cookie says that no script can read.

import type { Message } from "./data"
import { CHUNK, KEPT } from "./kept"
import { note } from "./reachable.svelte"
import { knowBooks } from "./router.svelte"
import { TITLES } from "./words"
import type {
  Broken,
  Frame,
  GameDetails,
  GameInfo,
  Games,
  GameWords,
  LessonStep,
  NewTable,
  ParagraphText,
  Problem,
  QuickStartText,
  Reach,
  ReplayInfo,
  Results,
  Seated,
  Sit,
  Tables,
} from "./wire"

/** A call that was refused, or did not arrive; the reason is a message. */
export class Refused extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.id)
  }
}

/** Where calls that a device keeps (`worker.ts`) are answered. */
export const paths = {
  game: (id: string) => `games/${id}`,
  rules: (game: string, language: string) => `rules/${game}?language=${language}`,
  quickStart: (game: string, language: string) => `quick_start/${game}?language=${language}`,
  replay: (id: string) => `replays/${id}`,
  frames: (id: string, first: number, eyes: string) => `replays/${id}/frames?first=${first}&count=${CHUNK}&eyes=${eyes}`,
}

const NO_CONTENT = 204

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`api/${path}`, { credentials: "same-origin", ...init })
  } catch {
    note(false)
    throw new Refused({ id: "web-no-connection", arguments: {} }, 0)
  }
  note(!answer.headers.has(KEPT))
  if (answer.ok) return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T
  throw new Refused(await reasonOf(answer), answer.status)
}

async function reasonOf(answer: Response): Promise<Message> {
  try {
    const { reason } = (await answer.json()) as Problem
    if (typeof reason["id"] === "string") return reason as unknown as Message
  } catch {
    // not one of the server's own answers
  }
  return { id: answer.status === 404 ? "web-nothing-here" : "web-not-understood", arguments: {} }
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
})

const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined
  return () => {
    known ??= ask().catch((problem: unknown) => {
      known = undefined
      throw problem
    })
    return known
  }
}

/** The words of a third-party game. */
export const gameWords = (game: string, language: string): Promise<GameWords> => call(`games/${game}/words?language=${language}`)

const listed = once(async () => {
  const found = await call<Games>("games")
  knowBooks(found.games)
  for (const { id, title } of found.games) TITLES.set(id, title)
  return found
})
export const games = async (): Promise<GameInfo[]> => (await listed()).games
/** A game as its tables need it; asked once. */
export function game(id: string): Promise<GameDetails> {
  const ask = asked.get(id) ?? once(() => askGame(id))
  asked.set(id, ask)
  return ask()
}
const asked = new Map<string, () => Promise<GameDetails>>()

async function askGame(id: string): Promise<GameDetails> {
  const found = await call<GameDetails>(paths.game(id))
  TITLES.set(id, found.title)
  return found
}

/** The games and bots of installed packages that cannot be used. */
export const broken = async (): Promise<Broken[]> => (await listed()).broken

/** ms for which the first list of tables is new enough for whoever asks. */
const NEW = 5000
let early: Promise<Tables> | undefined

/** Ask what the page has fetched together with its program (`web/shell.ts`), wherever it begins. */
export function askFirst(): Promise<unknown> {
  early = call<Tables>("tables")
  setTimeout(() => (early = undefined), NEW)
  return Promise.allSettled([early, listed()])
}

export function tables(): Promise<Tables> {
  const asked = early
  early = undefined
  return asked ?? call("tables")
}
export const openTable = (wish: NewTable): Promise<Seated> => call("tables", post(wish))
export const openLesson = (game: string, name: string): Promise<Seated> => call("lessons", post({ game, name }))
/** Where a table stands in its lesson. */
export const lessonStep = (id: string): Promise<LessonStep> => call(`tables/${id}/lesson`)
export const sitDown = (id: string, wish: Sit): Promise<Seated> => call(`tables/${id}/sit`, post(wish))
/** Gives up a seat, or says no to a rematch. */
export const leave = (id: string): Promise<void> => call(`tables/${id}/leave`, { method: "POST" })
export const rules = (game: string, language: string): Promise<ParagraphText[]> =>
  call(paths.rules(game, language))
export const quickStart = (game: string, language: string): Promise<QuickStartText> =>
  call(paths.quickStart(game, language))
/** From where the links of this page work. */
export const reach = (): Promise<Reach> => call("reach")
/** Opens a server on this computer to its network. */
export const openToNetwork = (): Promise<Reach> => call("reach", { method: "POST" })
export const results = (): Promise<Results[]> => call("results")
export const replay = (id: string): Promise<ReplayInfo> => call(paths.replay(id))
/** `CHUNK` moments of a replay from number `first` on; 0 is the deal. */
export const frames = (id: string, first: number, eyes: string): Promise<Frame[]> => call(paths.frames(id, first, eyes))
export const recordAddress = (id: string): string => `api/tables/${id}/record`
export const loadRecord = (text: string): Promise<ReplayInfo> =>
  call("replays", { method: "POST", headers: { "Content-Type": "text/plain" }, body: text })
