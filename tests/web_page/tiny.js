// Words below 12 px. What readers of the screen leave out is read by eyes, and so it counts.
() => {
  const LEAST = 12
  const SLACK = 0.1
  const found = new Set()
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1 && !element.closest("[inert], .vh, svg, script, style")
  const root = document.querySelector("dialog[open]") ?? document.body
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent || !seen(parent)) continue
    const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1)
    const names = [...parent.classList].filter((one) => !one.startsWith("svelte-")).join(".")
    if (size < LEAST - SLACK) found.add(`“${node.data.trim().slice(0, 20)}” in ${parent.tagName.toLowerCase()}.${names} is ${size.toFixed(1)} px`)
  }
  return [...found]
}
