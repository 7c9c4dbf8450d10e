// What a finger cannot reach: acts without a button, targets below 44 × 44 px, things that glow and do not take the tap
// everywhere.
//
// It does not believe in boxes: it looks what lies at points, as a tap would.
() => {
  const LEAST = 44
  const STEP = 4
  // what is dragged along its track is as high as there is room
  const TARGETS = "button:not([disabled]), a[href], summary, select, input:not([type=range]), [role=tab]"
  const GLOWS = ".bed.target .soil, .bed.power .soil, .boss .lit, .lit, .pile.target, .aimed"
  const found = new Set()
  const open = document.querySelector("dialog[open]")
  const root = open ?? document.body
  /** Seen by eyes: what is only there for readers of the screen, or once it has the focus, is one px high. */
  const shown = (element) => element.getBoundingClientRect().height > 1 && !element.closest("[inert], .vh, [aria-hidden=true]")
  const name = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.innerText).trim().replace(/\s+/g, " ").slice(0, 24)
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte-")).join(".")} “${words}”`
  }

  /** The part of a box that no scrolling ancestor and no edge of the window cuts off. */
  const visible = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const box = { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) }
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflow)) continue
      const clip = one.getBoundingClientRect()
      box.left = Math.max(box.left, clip.left)
      box.top = Math.max(box.top, clip.top)
      box.right = Math.min(box.right, clip.right)
      box.bottom = Math.min(box.bottom, clip.bottom)
    }
    return { ...box, cut: box.left - left > 1 || box.top - top > 1 || right - box.right > 1 || bottom - box.bottom > 1 }
  }

  // what lies below a part that stays when a sheet is scrolled is reached by scrolling
  const lids = [...(open?.querySelectorAll("*") ?? [])].filter((one) => getComputedStyle(one).position === "sticky")
  const covered = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return lids.some((lid) => {
      const box = lid.getBoundingClientRect()
      return !lid.contains(element) && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
  }

  const takes = (target, x, y) => document.elementFromPoint(x, y)?.closest(TARGETS) === target
  /** How far from the middle of a target taps reach it, one way and the other together; no further than needed. */
  const across = (target, x, y, dx, dy) => {
    const reached = [1, -1].map((way) => {
      let far = 1
      while (far < LEAST && takes(target, x + way * far * dx, y + way * far * dy)) far += 1
      return far
    })
    return reached[0] + reached[1]
  }
  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2]
  for (const target of root.querySelectorAll(TARGETS)) {
    if (!shown(target) || getComputedStyle(target).visibility === "hidden") continue
    // a word within a sentence is a link of its line's height, and what is scrolled away is reached by scrolling
    if (getComputedStyle(target).display === "inline" || visible(target).cut || covered(target)) continue
    const [x, y] = middle(visible(target))
    if (!takes(target, x, y)) found.add(`${name(target)} lies below something else`)
    else {
      const wide = across(target, x, y, 1, 0)
      const high = across(target, x, y, 0, 1)
      if (wide < LEAST || high < LEAST) found.add(`${name(target)} is ${wide} × ${high} px`)
    }
    if (!(target.getAttribute("aria-label") ?? target.innerText).trim()) found.add(`${name(target)} has no name`)
  }

  // what may be harvested has a button that says so; in a replay nothing may
  for (const bed of root.querySelectorAll("main:not(.replayed) .fields .bed:not(.empty)")) {
    const button = bed.querySelector(".harvest")
    if (!button || !takes(button, ...middle(visible(button))) || !button.innerText.trim() || getComputedStyle(button).opacity !== "1")
      found.add(`nothing seen harvests ${name(bed)}`)
  }
  // all of what glows does one thing
  for (const glow of root.querySelectorAll(GLOWS)) {
    if (!shown(glow)) continue
    const box = visible(glow)
    const taken = new Set()
    for (let y = box.top + STEP; y < box.bottom - STEP; y += STEP)
      for (let x = box.left + STEP; x < box.right - STEP; x += STEP) taken.add(document.elementFromPoint(x, y)?.closest("button"))
    const last = [...taken].map((one) => (one ? name(one) : "nothing"))
    if (taken.size !== 1 || taken.has(null) || taken.has(undefined)) found.add(`what glows, ${name(glow)}, gives taps to ${last.join(" and ")}`)
  }
  return [...found]
}
