// The back button, or gesture, closes what is open before it leads anywhere. Each open thing has an entry of the
// browser's history, with the same address and the number of open things as its state.

interface Open {
  close: () => void
}

let open: Open[] = []
/** How many entries of open things there are, up to the current one. */
let depth = 0
/** Whether the browser is on its way to another entry. */
let moving = false

const here = (): number => (history.state as { open?: number } | null)?.open ?? 0

/** As many entries as open things. What has led elsewhere meanwhile has left its entries behind. */
function settle(): void {
  if (moving) return
  if (here() !== depth) depth = here()
  if (open.length < depth) {
    moving = true
    history.go(open.length - depth)
  }
  while (depth < open.length) history.pushState({ open: ++depth }, "")
}

function moved(): void {
  depth = here()
  if (!moving) for (const one of open.splice(depth).reverse()) one.close()
  moving = false
  settle()
}

/** Let the back button call `close`; gives back how to say that it is closed, in whatever way. */
export function onBack(close: () => void): () => void {
  const one: Open = { close }
  open.push(one)
  setTimeout(settle) // one thing may close as another opens: both are one step
  return () => {
    open = open.filter((other) => other !== one)
    setTimeout(settle)
  }
}

/** Listen to the browser; gives back how to stop. */
export function watchBack(): () => void {
  depth = here()
  setTimeout(settle)
  addEventListener("popstate", moved)
  return () => removeEventListener("popstate", moved)
}
