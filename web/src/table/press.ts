// A long press: what the other mouse button is to those who have none.

const LONG = 500
const FAR = 10
/** How soon after the finger is lifted its click would come. */
const CLICKED = 50

/** Calls with what was pressed; the click that would follow is swallowed. */
export function longPress(held: (target: Element) => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start: PointerEvent | undefined

    const stop = (): void => {
      clearTimeout(timer)
      timer = start = undefined
    }
    const down = (event: PointerEvent): void => {
      stop()
      if (event.pointerType === "mouse") return
      start = event
      timer = setTimeout(() => {
        if (held(event.target as Element)) addEventListener("click", swallow, { capture: true, once: true })
      }, LONG)
    }
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) stop()
    }
    const up = (): void => {
      stop()
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), CLICKED)
    }
    const listen: [string, (event: PointerEvent) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", stop],
    ]
    for (const [name, handle] of listen) node.addEventListener(name, handle as EventListener)
    return () => {
      stop()
      for (const [name, handle] of listen) node.removeEventListener(name, handle as EventListener)
    }
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
