// Plays by clicking what the page offers, until the game is over: resolves with how many clicks that took.
// Told to every page before it loads; `playOn(seed, patience)` begins.

window.playOn = async (seed, patience) => {
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[inert]")
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
  const over = () => document.querySelector("[data-verdict]") !== null
  const seq = () => document.querySelector("main[data-seq]")?.dataset.seq
  const pause = (ms) => new Promise((go) => setTimeout(go, ms))
  const chance = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const any = (list) => list[Math.floor(chance() * list.length)]

  /** One thing to click now, the most pressing first. */
  function choice(stuck) {
    const asked = all("dialog[open] [data-confirm]")
    if (asked.length) return asked[0]
    const listed = all("dialog[open] [data-sentence]")
    if (listed.length) return any(listed)
    const tickets = all(".ticket.for-me .acts .btn:not([aria-disabled=true])")
    if (tickets.length) return any(tickets)
    const targets = stuck ? [] : all(".bed.target .over, .choices [data-sentence]")
    if (targets.length) return any(targets)
    return stuck ? undefined : all("[data-primary]")[0]
  }

  let clicks = 0
  let since = performance.now()
  let last = seq()
  while (!over()) {
    if (seq() !== last) {
      last = seq()
      since = performance.now()
    }
    const waited = performance.now() - since
    if (waited > patience) throw new Error(`nothing has happened for ${patience} ms at act ${last}: ${document.querySelector(".board")?.innerText}`)
    const next = choice(waited > 1500)
    if (next) {
      next.click()
      clicks += 1
    } else if (waited > 1500 && !all("dialog[open]").length) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true }))
    }
    await pause(next?.hasAttribute("data-primary") ? 60 : 20)
  }
  return clicks
}
