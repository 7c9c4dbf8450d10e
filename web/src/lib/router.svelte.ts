// Hash routes: the server has one page, and a link to any place in it can be sent to a friend.

import { FIRST_GAME } from "./first"
import type { GameInfo } from "./wire"

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "rules"; game: string; paragraph: string }
  | { screen: "replay"; replay: string; seq: number | null; eyes: string | null }
  | { screen: "results" }
  | { screen: "settings" }
  | { screen: "gallery"; sight: string }
  | { screen: "lost" }

/** What a hash says; every unknown one is lost. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?")
  const [first = "", second = "", third = ""] = path.split("/").map(decode)
  if (first === "") return { screen: "home" }
  if (first === "t" && second) return { screen: "table", table: second }
  if (first === "rules") return { screen: "rules", game: second || FIRST_GAME, paragraph: third }
  if (first === "results") return { screen: "results" }
  if (first === "settings") return { screen: "settings" }
  if (first === "gallery") return { screen: "gallery", sight: second }
  if (first === "replay") {
    const wanted = new URLSearchParams(query)
    const seq = Number.parseInt(wanted.get("at") ?? "", 10)
    return { screen: "replay", replay: second, seq: Number.isNaN(seq) ? null : seq, eyes: wanted.get("eyes") }
  }
  return { screen: "lost" }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ""
  }
}

/** The rulebooks by the letters of their paragraphs; variants are told in the book of their game. */
let books = $state.raw<Record<string, string>>({})

export function knowBooks(games: readonly Pick<GameInfo, "letters" | "book">[]): void {
  books = Object.fromEntries(games.filter(({ letters }) => letters).map(({ letters, book }) => [letters, book]))
}

/** The game in whose book a paragraph is; the one named where nobody knows. */
export const bookOf = (paragraph: string, game: string): string => books[paragraph.slice(0, 2)] ?? game

/** The link to a paragraph, such as BO 6.5, or to a game's rulebook. */
export function ruleLink(game: string, paragraph = ""): string {
  const book = bookOf(paragraph, game)
  return paragraph ? `#/rules/${book}/${paragraph.replace(" ", "-")}` : `#/rules/${book}`
}

export const tableLink = (table: string): string => `#/t/${table}`
export const replayLink = (replay: string): string => `#/replay/${replay}`

/** The whole address of a link, to be sent to somebody. */
export const address = (link: string): string => new URL(link, location.href).href

let current = $state.raw<Route>({ screen: "home" })
let left = $state("")

export const route = {
  get now(): Route {
    return current
  },
  /** The table one has come from, to look something up; empty if there is none. */
  get left(): string {
    return current.screen === "table" ? "" : left
  },
}

export function watchRoute(): () => void {
  const read = (): void => {
    const next = readRoute(location.hash)
    current = next
    if (next.screen === "table") left = next.table
    if (next.screen === "home") left = ""
  }
  read()
  addEventListener("hashchange", read)
  return () => removeEventListener("hashchange", read)
}

export function go(link: string): void {
  location.hash = link.replace(/^#/, "")
}
