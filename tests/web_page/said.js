// Every word that is seen or read out, but for what says of itself that it is in another language.
() => {
  const own = document.documentElement.lang
  const foreign = (element) => element.closest("[lang]")?.lang !== own
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const found = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
    if (foreign(element) || element.closest("code, script, style")) continue
    if (node !== element) found.push(node.data)
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name))
  }
  return found.filter(Boolean).join("\n")
}
