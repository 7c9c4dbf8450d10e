// The drawings of a game: a stylesheet of backgrounds, fetched once; `data-drawing="b-blue"` shows one.

import { FIRST_GAME } from "../lib/first"
import { knownGame, knownNow } from "../lib/known"

const SPRITES = import.meta.glob<string>("./made/sprite-*.css", { query: "?url&no-inline", import: "default", eager: true })
const POSTERS = import.meta.glob<string>("./made/poster-*.svg", { query: "?url&no-inline", import: "default", eager: true })

const LONG = "-long"
/** A long game looks like the short one. */
const short = (game: string): string => (game.endsWith(LONG) ? game.slice(0, -LONG.length) : game)
const spriteOf = (game: string): string | undefined => SPRITES[`./made/sprite-${short(game)}.css`]
const poster = (game: string): string | undefined => POSTERS[`./made/poster-${short(game)}.svg`]

const loading = new Map<string, Promise<void>>()

/** Resolves when the drawings are there; the table may be shown before, its beans appear then. */
export async function loadSprite(game: string): Promise<void> {
  const own = spriteOf(game)
  if (own) await once(own, () => stylesheet(own))
  await once(game, () => complete(game))
}

/** A third-party game has the drawings of the game that it is derived from; beans that are not drawn get one made from the id. */
async function complete(game: string): Promise<void> {
  const known = await knownGame(game)
  const like = known?.like ?? ""
  if (!spriteOf(game)) await loadSprite(spriteOf(like) ? like : FIRST_GAME)
  const drawn = new Set([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : "")))
  const beans = known?.beans.map(({ id }) => id).filter((id) => !drawn.has(`[data-drawing="b-${id}"]`)) ?? []
  if (!beans.length) return
  const { strangers } = await import("./strangers")
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(strangers(beans))
  document.adoptedStyleSheets.push(sheet)
}

function once(what: string, load: () => Promise<void>): Promise<void> {
  const under = loading.get(what) ?? load()
  loading.set(what, under)
  under.catch(() => loading.delete(what))
  return under
}

/** The picture of a game, for an `<img>`; that of the first game where there is none. */
export const posterOf = (game: string): string => poster(game) ?? poster(knownNow(game)?.like ?? "") ?? poster(FIRST_GAME) ?? ""

function stylesheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error("the drawings could not be fetched"))
    }
    document.head.append(link)
  })
}

/** Every game that has drawings of its own. */
export const DRAWN = Object.keys(SPRITES).map((file) => file.slice("./made/sprite-".length, -".css".length))
