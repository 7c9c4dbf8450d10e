// The drawings of a game, fetched once and kept in the document: `<use href="#b-blue">` finds them there.

const SPRITES = import.meta.glob<string>("./made/sprite-*.svg", { query: "?url&no-inline", import: "default", eager: true })
const POSTERS = import.meta.glob<string>("./made/poster-*.svg", { query: "?url&no-inline", import: "default", eager: true })

/** A long game looks like the short one; one from outside has the beans of Bohnanza, and strangers. */
function drawn(what: "sprite" | "poster", game: string): string {
  const all = what === "sprite" ? SPRITES : POSTERS
  return all[`./made/${what}-${game.replace(/-long$/, "")}.svg`] ?? all[`./made/${what}-bohnanza.svg`] ?? ""
}

const loading = new Map<string, Promise<void>>()

/** Resolves when the drawings are there; the table may be shown before, its beans appear then. */
export function loadSprite(game: string): Promise<void> {
  const url = drawn("sprite", game)
  const under = loading.get(url) ?? fetchDocument(url).then(keep)
  loading.set(url, under)
  under.catch(() => loading.delete(url))
  return under
}

/** The picture of a game, for an `<img>`; that of Bohnanza where there is none. */
export const posterOf = (game: string): string => drawn("poster", game)

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

function keep(picture: Document): void {
  const place = sprite()
  for (const node of picture.querySelectorAll("svg > defs > *, svg > symbol")) {
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
