// The service worker: what can be read without a connection, and notifications. The page itself comes from the server
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

interface Call {
  type: "NOTIFY"
  title: string
  about: NotificationOptions
  address: string
}

self.addEventListener("message", (event) => {
  const call = event.data as Call
  if (call.type !== "NOTIFY") return
  const data = { page: (event.source as Client).id, address: call.address }
  event.waitUntil(self.registration.showNotification(call.title, { ...call.about, data }))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data as { page: string; address: string }))
})

/** Bring a page to the front, or open it anew. */
async function show({ page, address }: { page: string; address: string }): Promise<void> {
  const client = await self.clients.get(page)
  if (client instanceof WindowClient) await client.focus()
  else await self.clients.openWindow(address)
}
