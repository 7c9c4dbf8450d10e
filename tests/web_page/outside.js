// What is wrong with where things are: boxes outside the window, text outside the box it stands in.
() => {
  const SLACK = 1.5
  const EDGE = 4
  const found = []
  const clips = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte-")).join(".")}`
  const clipped = (element) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) if (clips(one)) return true
    return false
  }
  /** The box that an element stands in, unless it can be scrolled there or lies over it. */
  const panelOf = (element) => {
    let one = element
    while (one && !/absolute|fixed/.test(getComputedStyle(one).position) && (one === element || !clips(one))) {
      if (one !== element && one.matches("section, footer")) return one
      one = one.parentElement
    }
    return null
  }
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width + SLACK) found.push(`the page is ${document.documentElement.scrollWidth} wide`)

  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("svg, dialog:not([open]), .vh, [aria-hidden=true], [inert]") || !element.getClientRects().length) continue
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height) continue
    if ((box.right > width + SLACK || box.left < -SLACK) && !clipped(element)) found.push(`${name(element)} leaves the window`)
    const panel = panelOf(element)
    const room = panel?.getBoundingClientRect()
    if (room && (box.right > room.right + SLACK || box.left < room.left - SLACK)) found.push(`${name(element)} sticks out of ${name(panel)}`)
    // a box that shows words of its own must have room for them
    const style = getComputedStyle(element)
    if (style.display === "inline" || style.overflowX !== "visible" || clipped(element)) continue
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.left < box.left - SLACK || text.right > box.right + SLACK)
        found.push(`“${node.data.trim().slice(0, 30)}” is wider than ${name(element)}`)
    }
  }
  // the frame of a table does not scroll: its parts end in the window, and none lies on another
  const table = document.querySelector("main[data-seq]")
  const inFlow = (part) => part.getClientRects().length && getComputedStyle(part).position !== "absolute"
  const boxes = table && !clips(table.parentElement) ? [] : [...(table?.children ?? [])].filter(inFlow)
  boxes.forEach((part, i) => {
    const box = part.getBoundingClientRect()
    if (box.bottom > innerHeight + SLACK) found.push(`${name(part)} ends below the window`)
    for (const other of boxes.slice(i + 1)) {
      const there = other.getBoundingClientRect()
      const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left)
      const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top)
      if (wide > EDGE && high > EDGE) found.push(`${name(part)} and ${name(other)} overlap by ${Math.round(high)} px`)
    }
  })
  for (const part of table?.querySelectorAll(".board .say, .loot:not(.phone)") ?? [])
    if (part.scrollHeight > part.clientHeight + SLACK) found.push(`${name(part)} has no room for “${part.innerText.slice(0, 60)}”`)
  for (const part of table?.querySelectorAll(".handrow, .handrow .beside > *, .ticket, .idea, .tag, .others .bed.line .soil") ?? [])
    if (part.scrollWidth > part.clientWidth + SLACK) found.push(`${name(part)} holds what is wider`)
  return [...new Set(found)].slice(0, 12)
}
