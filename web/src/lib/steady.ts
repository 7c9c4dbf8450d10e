/** Read a value, and give back the last one while both are equal: then nothing that shows it is drawn again. */
export function steady<T>(read: () => T): () => T {
  let last: { value: T; text: string } | undefined
  return () => {
    const value = read()
    const text = JSON.stringify(value)
    if (last?.text !== text) last = { value, text }
    return last.value
  }
}
