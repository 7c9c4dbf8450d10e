import "./art/tokens.css"
import "./art/made/kinds.css"
import "./lib/base.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { askFirst } from "./lib/api"
import { ask } from "./lib/reachable.svelte"
import { settings } from "./lib/settings.svelte"
import { speak } from "./lib/tongue.svelte"

// A server that was renewed has no longer the parts that this page would load: it is loaded anew, if anybody is there.
addEventListener("vite:preloadError", () => {
  void ask().then((there) => there && location.reload())
})

const target = document.getElementById("page")
if (!target) throw new Error("index.html has no place for the page")
// Fonts come last: until then there are stand-ins as wide and as tall.
void askFirst()
  .finally(() => import("./art/fonts.css"))
  .finally(() => idle(keepForLater))
// What the server has sent stays until there is something to say.
void speak(settings.language).then(() => {
  target.replaceChildren()
  mount(App, { target })
})

const idle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout

/** The worker comes after everything else: nobody waits for it. */
function keepForLater(): void {
  if (navigator.serviceWorker && !import.meta.env.DEV) void import("./lib/worker").then(({ register }) => register())
}
