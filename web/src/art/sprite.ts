// The drawings of a game, fetched once and kept in the document: `<use href="#b-blue">` finds them there.

const SPRITES = import.meta.glob<string>("./made/sprite-*.svg", { query: "?url&no-inline", import: "default", eager: true })
const POSTERS = import.meta.glob<string>("./made/poster-*.svg", { query: "?url&no-inline", import: "default", eager: true })

/** A game from outside has the beans of Bohnanza, and strangers. */
const address = (game: string): string | undefined =>
  SPRITES[`./made/sprite-${game}.svg`] ?? SPRITES["./made/sprite-bohnanza.svg"]

const loading = new Map<string, Promise<void>>()

/** Resolves when the drawings are there; the table may be shown before, its beans appear then. */
export function loadSprite(game: string): Promise<void> {
  const url = address(game)
  if (!url) return Promise.reject(new Error("no drawings were built"))
  const under = loading.get(url) ?? fetchDocument(url).then(keep)
  loading.set(url, under)
  under.catch(() => loading.delete(url))
  return under
}

/** The picture of a game, for an `<img>`; that of Bohnanza where there is none. */
export function posterOf(game: string): string {
  const name = game.replace("-long", "")
  return POSTERS[`./made/poster-${name}.svg`] ?? POSTERS["./made/poster-bohnanza.svg"] ?? ""
}

// A request of its own kind, since it alone reads SVG without a string that would have to be trusted.
function fetchDocument(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("GET", url)
    request.responseType = "document"
    request.overrideMimeType("image/svg+xml")
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error(request.statusText)))
    request.onerror = () => reject(new Error("the drawings could not be fetched"))
    request.send()
  })
}

function keep(drawn: Document): void {
  const place = sprite()
  for (const node of drawn.querySelectorAll("svg > defs > *, svg > symbol")) {
    if (!document.getElementById(node.id)) place.append(document.importNode(node, true))
  }
}

function sprite(): Element {
  const there = document.getElementById("sprite")
  if (there) return there
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  made.id = "sprite"
  made.setAttribute("aria-hidden", "true")
  made.setAttribute("width", "0")
  made.setAttribute("height", "0")
  document.body.append(made)
  return made
}
