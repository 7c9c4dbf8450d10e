// A line of the rules as it is read, also at a table: its citations, and what a search finds in it.

export interface Piece {
  text: string
  /** The paragraph that is cited here, if one is. */
  cites: string
  /** Whether it is a word that was searched for. */
  found: boolean
}

const CITATIONS = /\b([A-Z]{2} \d+(?:\.\d+)*)\b/

/** A line in pieces: citations of paragraphs, words that were searched for, and what is between them. */
export function piecesOf(text: string, words: readonly string[] = []): Piece[] {
  return text.split(CITATIONS).flatMap((piece, i) => {
    if (i % 2) return [{ text: piece, cites: piece, found: words.some((word) => piece.toLowerCase().includes(word)) }]
    return split(piece, words).map((part, n) => ({ text: part, cites: "", found: n % 2 === 1 }))
  })
}

/** A text in which every other part is one of the words. */
function split(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text]
  const any = words.toSorted((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return text.split(new RegExp(`(${any.join("|")})`, "i"))
}
