// How answers are kept: marked, replays packed, and what is one person's apart from everything else.

import type { WorkboxPlugin } from "workbox-core/types.js"

import { KEPT, replayCache } from "../src/lib/kept"
import type { Tables } from "../src/lib/wire"

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
export const RULES = `${scope}rules`
export const OWN = `${scope}own`
/** The entry of the cache `OWN` that says whose it is. */
const OWNER = "owner"
/** The header that tells people apart (`web/people.py`). */
const PERSON = "person"
const MOST_REPLAYS = 20

function kept(body: BodyInit | null, { headers }: Response): Response {
  const type = headers.get("content-type") ?? ""
  return new Response(body, { headers: { "content-type": type, [KEPT]: "yes" } })
}

export const marked: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.ok ? kept(response.body, response) : null),
}

/** A replay is forty times as large as it need be. Of the oldest ones nothing is kept. */
export const packed: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && response.body ? kept(response.body.pipeThrough(new CompressionStream("gzip")), response) : null,
  cacheDidUpdate: async () => {
    const replays = (await caches.keys()).filter((name) => name.startsWith(replayCache(scope)))
    await Promise.all(replays.slice(0, -MOST_REPLAYS).map((name) => caches.delete(name)))
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse?.body ? kept(cachedResponse.body.pipeThrough(new DecompressionStream("gzip")), cachedResponse) : null,
}

/** Lists of one's own games: finished ones only, and only as long as the same person asks. */
export const owned: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.ok) turn = turn.then(() => handOver(response.headers.get(PERSON) ?? "")).catch(() => undefined)
    await turn
    return response
  },
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null
    const text = request.url.endsWith("/tables") ? finished((await response.json()) as Tables) : await response.text()
    const before = await caches.match(request, { cacheName: OWN })
    return (await before?.text()) === text ? null : kept(text, response)
  },
}
let turn: Promise<void> = Promise.resolve()

const finished = ({ mine }: Tables): string => JSON.stringify({ mine: mine.filter((line) => line.over), public: [] })

/** Drop what belongs to somebody else. Before somebody plays for the first time, nothing is theirs. */
async function handOver(person: string): Promise<void> {
  const cache = await caches.open(OWN)
  const before = await (await cache.match(OWNER))?.text()
  if (before === person) return
  if (before) {
    const names = (await caches.keys()).filter((name) => name === OWN || name.startsWith(replayCache(scope)))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  await (await caches.open(OWN)).put(OWNER, new Response(person))
}
