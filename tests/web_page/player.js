// Plays by clicking what the page offers. Told to every page before it loads.
// The page's clock runs fast: a button that has just changed is held for a moment, so that no moving finger presses it.
// `playOn({seed, patience, until})` plays until the game is over or `until` holds of the board's text and the act,
// and resolves with how many clicks that took.

const now = performance.now.bind(performance)
performance.now = () => 20 * now()

window.playOn = async ({ seed, patience, trades = [], act = Infinity }) => {
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[inert]")
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
  const seq = () => Number(document.querySelector("main[data-seq]")?.dataset.seq ?? 0)
  const board = () => document.querySelector(".board")?.innerText ?? ""
  const over = () => document.querySelector("[data-verdict]") !== null
  const trading = () => all(".desk").length > 0 && trades.some((who) => board().includes(who))
  const pause = (ms) => new Promise((go) => setTimeout(go, ms))
  const chance = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const any = (list) => list[Math.floor(chance() * list.length)]

  /** One thing to click now, the most pressing first; where that led nowhere, one of the list of all moves. */
  function choice(stuck) {
    const asked = all("dialog[open] [data-confirm]")
    if (asked.length) return asked[0]
    const listed = all("dialog[open] [data-sentence]")
    if (listed.length) return any(listed)
    const tickets = all(".ticket.for-me .acts .btn:not([aria-disabled=true])")
    if (tickets.length) return any(tickets)
    if (stuck) return undefined
    const targets = all(".bed.target .over, button.power, .choices [data-sentence]")
    return targets.length ? any(targets) : all("[data-primary]")[0]
  }

  let clicks = 0
  let since = now()
  let last = seq()
  while (!over() && !trading() && seq() < act) {
    if (seq() !== last) {
      last = seq()
      since = now()
    }
    const waited = now() - since
    if (waited > patience) throw new Error(`nothing has happened for ${patience} ms at act ${last}: ${board()}`)
    const mine = all(".board .you").length > 0
    const stuck = waited > (mine ? (choice(false) ? 500 : 100) : 1500)
    const next = choice(stuck)
    if (next) {
      next.click()
      clicks += 1
    } else if (stuck && !all("dialog[open]").length) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true }))
    }
    await pause(next?.hasAttribute("data-primary") ? 25 : 10)
  }
  return clicks
}
