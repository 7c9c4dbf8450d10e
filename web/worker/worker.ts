// The service worker: what can be read without a connection. The page itself comes from the server
// whenever that answers, so nobody is left with an old one; its parts come from here, also those of an open page whose
// server has a newer one: a new worker waits until the old one's pages are closed.

import { clientsClaim } from "workbox-core"
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from "workbox-core/types.js"
import { enable as preloadNavigations } from "workbox-navigation-preload"
import { matchPrecache, precacheAndRoute } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { NetworkFirst, NetworkOnly } from "workbox-strategies"

import { replayCache } from "../src/lib/kept"
import { preferred } from "../src/lib/languages"
import { marked, OWN, owned, packed, RULES } from "./kept"

declare const self: ServiceWorkerGlobalScope
/** The files of the page, put here when it is built (`web/precache.ts`). */
declare const FILES: { url: string; revision: string | null }[]

/** Seconds after which a slow network counts as none, if there is something to show instead. */
const PATIENCE = 4

const { scope } = self.registration
const language = preferred(self.navigator.languages)
const shell: WorkboxPlugin = { handlerDidError: () => matchPrecache(language === "en" ? "index.html" : `index.${language}.html`) }

const at =
  (pattern: RegExp): RouteMatchCallback =>
  ({ url }) =>
    url.href.startsWith(scope) && pattern.exec(url.href.slice(scope.length))
const first = (cacheName: string, plugin: WorkboxPlugin): NetworkFirst =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, plugins: [plugin] })
/** Each replay has a cache of its own, so that all of it can be dropped. */
const replay: RouteHandlerCallback = ({ request, event, params }) =>
  first(replayCache(scope, (params as string[])[1]), packed).handle({ request, event })

clientsClaim()
preloadNavigations()
precacheAndRoute(FILES, { directoryIndex: "", cleanURLs: false })
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.origin + url.pathname === scope,
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE, plugins: [shell] }),
)
registerRoute(at(/^api\/(games|rules|quick_start)\b/), first(RULES, marked))
registerRoute(at(/^api\/(tables|results)$/), first(OWN, owned))
registerRoute(at(/^api\/replays\/([^/?]+)(\/frames\?.*\beyes=open)?$/), replay)
