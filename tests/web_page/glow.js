// What glows, or only that at one place, scrolled into view; and where a finger taps that means it: its middle.
(only) => {
  const GLOWS = ".bed.target .soil, .bed.power .soil, .boss .lit, .group.lit, .one.lit, .card.lit, .seat.aimed, .pile.target"
  const found = []
  for (const glow of document.querySelectorAll(GLOWS)) {
    if (!glow.getClientRects().length || glow.closest("[inert]")) continue
    const thing = glow.closest("[data-thing]")?.dataset.thing ?? ""
    if (only && thing !== only) continue
    if (only) glow.scrollIntoView({ block: "nearest", inline: "nearest" })
    const box = glow.getBoundingClientRect()
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    const kind = (glow.closest("[data-k]") ?? glow.querySelector("[data-k]"))?.dataset.k ?? ""
    found.push({ thing, kind, x, y })
  }
  return found
}
