// What is wrong with where things are: boxes outside the window, text outside the box it stands in.
() => {
  const SLACK = 1.5
  const found = []
  const clips = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte-")).join(".")}`
  const clipped = (element) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) if (clips(one)) return true
    return false
  }
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width + SLACK) found.push(`the page is ${document.documentElement.scrollWidth} wide`)

  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("svg, dialog:not([open]), .vh, [aria-hidden=true], [inert]") || !element.getClientRects().length) continue
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height) continue
    if ((box.right > width + SLACK || box.left < -SLACK) && !clipped(element)) found.push(`${name(element)} leaves the window`)
    // a box that shows its own words must have room for them
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!own || getComputedStyle(element).display === "inline") continue
    const style = getComputedStyle(element)
    if (style.overflowX === "visible" && element.scrollWidth > element.clientWidth + SLACK + 1)
      found.push(`“${element.textContent.trim().slice(0, 30)}” is wider than ${name(element)}`)
  }
  return [...new Set(found)].slice(0, 12)
}
