// Dragging proposes what two taps would: pick up here, let go over something with `data-drop`.

const FAR = 6

export function draggable(drop: (target: string) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | undefined
    let ghost: HTMLElement | undefined

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && !(event.target as Element).closest("[aria-pressed]")) start = event
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const x = event.clientX - start.clientX
      const y = event.clientY - start.clientY
      if (!ghost) {
        if (Math.hypot(x, y) < FAR) return
        if (event.pointerType === "touch" && Math.abs(x) > Math.abs(y)) {
          start = undefined
          return
        }
        ghost = lift(node)
        node.setPointerCapture(event.pointerId)
      }
      event.preventDefault()
      ghost.style.translate = `${x}px ${y}px`
    }
    const up = (event: PointerEvent): void => {
      const dragged = ghost
      start = undefined
      ghost = undefined
      if (!dragged) return
      dragged.remove()
      swallowClick(node)
      const found = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>("[data-drop]"))
        .find((element) => element !== null)
      if (found?.dataset["drop"]) drop(found.dataset["drop"])
    }
    const cancel = (): void => {
      ghost?.remove()
      ghost = start = undefined
    }
    node.addEventListener("pointerdown", down)
    node.addEventListener("pointermove", move)
    node.addEventListener("pointerup", up)
    node.addEventListener("pointercancel", cancel)
    return () => {
      cancel()
      node.removeEventListener("pointerdown", down)
      node.removeEventListener("pointermove", move)
      node.removeEventListener("pointerup", up)
      node.removeEventListener("pointercancel", cancel)
    }
  }
}

function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.setAttribute("aria-hidden", "true")
  ghost.removeAttribute("data-drop")
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  })
  document.body.append(ghost)
  return ghost
}

/** What was dragged is not clicked as well. */
function swallowClick(node: HTMLElement): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  node.addEventListener("click", stop, { capture: true, once: true })
  setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50)
}
