// The service worker of the page (`web/worker/`): it is registered here, and told what to keep for times without a
// connection. Where there is none, mostly because the page came by plain http, everything else works as well.

import { games, paths, Refused, replay } from "./api"
import { CHUNK, OPEN, replayCache } from "./kept"
import { settings } from "./settings.svelte"

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(asked: string): string }
}

/** The one script that a worker may be made of here. */
const SCRIPT = "./sw.js"
const LISTS = ["tables", "results"]

/** Register the worker, and let it keep the lists and the rules in the reader's language. */
export async function register(): Promise<void> {
  const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("bohnhof-worker", { createScriptURL: () => SCRIPT })
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL("") ?? SCRIPT)
  } catch {
    return // the browser or its owner wants none
  }
  await ifReachable(async () => {
    const { language } = settings
    const books = (await games()).filter((one) => one.letters && one.book === one.id)
    const rules = books.flatMap(({ id }) => [paths.rules(id, language), paths.quickStart(id, language)])
    await keep(["games", ...LISTS, ...rules])
  })
}

/** Keep a finished game, so that its replay can be seen at any time. */
export async function keepReplay(id: string): Promise<void> {
  if (!navigator.serviceWorker) return
  await navigator.serviceWorker.ready
  await ifReachable(async () => {
    const { game, length } = await replay(id)
    const chunks = Array.from({ length: Math.floor(length / CHUNK) + 1 }, (_, i) => paths.frames(id, i * CHUNK, OPEN))
    await fetchAll(LISTS)
    await keep([paths.game(game), paths.replay(id), ...chunks])
  })
}

/** What fails without a connection is done another time. */
async function ifReachable(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (why) {
    if (!(why instanceof Refused)) throw why
  }
}

/** The replays that can be seen without a connection. */
export async function keptReplays(): Promise<Set<string>> {
  const prefix = replayCache(new URL("./", location.href).href)
  const names = "caches" in globalThis ? await caches.keys() : []
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)))
}

/** Let the worker fetch what it does not have yet. */
async function keep(wanted: string[]): Promise<void> {
  const known = await Promise.all(wanted.map((path) => caches.match(`api/${path}`)))
  await fetchAll(wanted.filter((_, i) => !known[i]))
}

/** Let the worker fetch and keep things, in the way in which it answers calls for them. */
async function fetchAll(wanted: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: wanted.map((path) => `api/${path}`) } })
}
