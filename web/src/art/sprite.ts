// The drawings of a game: a stylesheet of backgrounds, fetched once; `data-drawing="b-blue"` shows one.

const SPRITES = import.meta.glob<string>("./made/sprite-*.css", { query: "?url&no-inline", import: "default", eager: true })
const POSTERS = import.meta.glob<string>("./made/poster-*.svg", { query: "?url&no-inline", import: "default", eager: true })

/** A long game looks like the short one; one from outside has the beans of Bohnanza, and strangers. */
function drawn(all: Record<string, string>, what: string, game: string): string {
  const named = (name: string): string | undefined => all[`./made/${what.replace("*", name)}`]
  return named(game.replace(/-long$/, "")) ?? named("bohnanza") ?? ""
}

const loading = new Map<string, Promise<void>>()

/** Resolves when the drawings are there; the table may be shown before, its beans appear then. */
export function loadSprite(game: string): Promise<void> {
  const url = drawn(SPRITES, "sprite-*.css", game)
  const under = loading.get(url) ?? stylesheet(url)
  loading.set(url, under)
  under.catch(() => loading.delete(url))
  return under
}

/** The picture of a game, for an `<img>`; that of Bohnanza where there is none. */
export const posterOf = (game: string): string => drawn(POSTERS, "poster-*.svg", game)

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
