// Notifications of the browser. They are shown only while the page is hidden, and only to those who asked for them.

import { change, settings } from "./settings.svelte"

const ICON = "icons/bohnhof-192.png"

/** `unasked`: the browser would ask. `unsafe`: it has none here, mostly because the page came by plain http. */
export type Permit = "unasked" | "granted" | "blocked" | "unsafe"

export function permit(): Permit {
  if (!globalThis.isSecureContext || !("Notification" in globalThis)) return "unsafe"
  return Notification.permission === "default" ? "unasked" : Notification.permission === "granted" ? "granted" : "blocked"
}

/** Ask for them, from a gesture, and remember the answer; whether they may be shown from now on. */
export async function wantNotifications(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === "granted"
  change({ notify: granted ? "yes" : "no" })
  return granted
}

/** Show one, which replaces the last of the same tag; gives back how to close it. */
export function notify(title: string, body: string, tag: string): () => void {
  if (settings.notify !== "yes" || permit() !== "granted") return () => undefined
  const shown = show(title, { body, tag, icon: ICON, badge: ICON })
  return () => void shown.then((close) => close())
}

/** Phones show only those of a service worker; where there is none the page shows it. */
async function show(title: string, about: NotificationOptions & { tag: string }): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) {
    worker.active.postMessage({ type: "NOTIFY", title, about, address: location.href })
    return () => void worker.getNotifications({ tag: about.tag }).then((all) => all.forEach((one) => one.close()))
  }
  const shown = new Notification(title, about)
  shown.onclick = () => {
    focus()
    shown.close()
  }
  return () => shown.close()
}
