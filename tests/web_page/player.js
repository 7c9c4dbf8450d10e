// Plays by clicking what the page offers. Every page gets it before it loads.
//
// `playOnce({seq, seed, stuck, trades, patience})` waits until the page shows act `seq`, then clicks until a request
// goes to the server, and resolves with the number of clicks once that is answered. It clicks nothing where the page
// offers nothing, and resolves with -1 where one of `trades` may be done. What it clicks depends on the seed and on
// what is shown, never on time. Without `seq` it waits until the page offers something.

const now = performance.now.bind(performance)
const TRIES = 40
let later = 0
/** How many clicks were made at which act. */
let tries = 0
let triedAt = -1
// the page ignores presses of a button that has just changed: every click comes a second after the one before
performance.now = () => now() + later

const unanswered = new Set()
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    this.addEventListener("message", ({ data }) => unanswered.delete(JSON.parse(data).id))
    this.addEventListener("close", () => unanswered.clear())
  }
  send(text) {
    const { id } = JSON.parse(text)
    if (id) unanswered.add(id)
    super.send(text)
  }
}

const shown = (element) => element.getClientRects().length > 0 && !element.closest("[inert]")
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)

/** Whatever has arrived is drawn: the page shows it at most 80 ms after its arrival. */
const drawn = async () => {
  await new Promise((go) => setTimeout(go, 81))
  await new Promise((go) => requestAnimationFrame(go))
}

/** Everything has the place it will keep: its fonts are there, and nothing moves any more. */
window.settled = async () => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity
  do {
    await drawn()
    await document.fonts.ready
    await new Promise((go) => requestAnimationFrame(go))
  } while (document.getAnimations().some(moves))
}

/** The server has answered all that was asked here. The next click comes later than the page ignores clicks. */
window.answered = async () => {
  while (unanswered.size) await drawn()
  later += 1000
}

const board = () => document.querySelector(".board")?.innerText ?? ""
const over = () => document.querySelector("[data-verdict]") !== null
const at = () => Number(document.querySelector("main[data-seq]")?.dataset.seq ?? -1)

/** One of a list, by chance that depends on the seed, the act and the try alone. */
const any = (list, seed) => {
  let mixed = Math.imul(seed * 65537 + at() * 257 + tries, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return list[((mixed ^ (mixed >>> 13)) >>> 0) % list.length]
}

/** What to click, the most pressing first; where nothing else helps (stuck), only answers. */
window.choice = ({ seed, stuck }) => {
  const asked = all("dialog[open] [data-confirm]")
  if (asked.length) return asked[0]
  const listed = all("dialog[open] [data-sentence]")
  if (listed.length) return any(listed, seed)
  const tickets = all(".ticket.for-me .acts :is(.yes, .btn:last-child):not([aria-disabled=true])")
  if (tickets.length) return any(tickets, seed)
  if (stuck) return undefined
  const targets = all(".bed.target .over, button.power, .phone .bed.power .over, .choices [data-sentence]")
  return targets.length ? any(targets, seed) : all("[data-primary]")[0]
}

/** For a player without a mouse: marks what to choose next as `data-aim`; false if there is nothing. */
window.aim = (wish) => {
  document.querySelector("[data-aim]")?.removeAttribute("data-aim")
  tries += 1
  const found = choice(wish)
  found?.setAttribute("data-aim", "")
  return found !== undefined
}

window.playOnce = async ({ seq, seed, stuck, trades, patience }) => {
  const mine = () => all(".board .you").length > 0
  const look = () =>
    all("dialog[open], .reason, .draft, .bed, .card, .choices, [data-thing]")
      .map((one) => one.className + (one.matches("dialog, .reason, .draft") ? one.innerText : ""))
      .join()

  const until = async (holds, what) => {
    const end = now() + patience
    while (!holds()) {
      if (now() > end) throw new Error(`${what} for ${patience} ms at act ${at()}: ${board()}`)
      await drawn()
    }
  }

  if (seq === null) await until(() => over() || choice({ seed, stuck }) || mine(), "nothing is offered")
  else await until(() => over() || (at() === seq && !unanswered.size), `act ${seq} is not shown`)
  await drawn()
  if (over()) return 0
  if (all(".desk").length && trades.some((who) => board().includes(who))) return -1
  if (seq === null) stuck = !choice({ seed, stuck })
  if (at() !== triedAt) tries = 0
  triedAt = at()
  for (let clicks = 1; tries < TRIES; clicks += 1) {
    const next = choice({ seed, stuck })
    if (!next && !stuck) return clicks - 1
    const before = look()
    later += 1000
    tries += 1
    if (next) next.click()
    else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true }))
    if (unanswered.size) {
      await until(() => !unanswered.size || over(), "nothing is answered")
      return clicks
    }
    await until(() => look() !== before, `nothing comes of “${next?.innerText ?? "m"}”`)
    stuck ||= tries > TRIES / 2
  }
  throw new Error(`${TRIES} clicks lead nowhere at act ${at()}: ${board()}`)
}
