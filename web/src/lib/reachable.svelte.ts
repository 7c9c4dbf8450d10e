// Whether the server answers. What a browser says of its network only raises the question: the server may be on this
// very device, or gone although there is a network.

/** ms after which a server that did not answer is asked again. */
const AGAIN = 5000

let answers = $state(true)

export const server = {
  /** As the last call found. */
  get answers(): boolean {
    return answers
  },
}

const waiting = new Set<() => void>()

/** Note whether the server has answered. */
export function note(answered: boolean): void {
  const back = answered && !answers
  answers = answered
  if (back) for (const work of waiting) work()
}

/** Do something each time the server answers again; gives back how to stop that. */
export function onReturn(work: () => void): () => void {
  waiting.add(work)
  return () => void waiting.delete(work)
}

/** Ask the server whether it is there. */
export async function ask(): Promise<boolean> {
  const there = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  )
  note(there)
  return there
}

/** Keep asking as long as there is no answer. */
export function watchServer(): () => void {
  const look = (): void => void ask()
  const timer = answers ? undefined : setInterval(look, AGAIN)
  addEventListener("online", look)
  addEventListener("offline", look)
  return () => {
    clearInterval(timer)
    removeEventListener("online", look)
    removeEventListener("offline", look)
  }
}
