// One or two letters for each name at a table, so that no two look alike.

export function marksOf(names: readonly string[]): string[] {
  const found: string[] = []
  for (const name of names) {
    const [first = "?", ...rest] = Array.from(name.toUpperCase())
    const digits = /\d+$/.exec(name)?.[0] ?? ""
    const others = rest.filter((letter) => letter.trim()).map((letter) => first + letter.toLowerCase())
    const free = [first, first + digits, ...others].find((mark) => !found.includes(mark))
    found.push(free ?? first)
  }
  return found
}
