// The rulebook as it is read: chapters, paragraphs, citations and what a search finds.

import type { ParagraphText } from "../../lib/wire"

export interface Chapter {
  title: string
  paragraphs: ParagraphText[]
}

export interface Piece {
  text: string
  /** The paragraph that is cited here, if one is. */
  cites: string
}

/** A paragraph's text, and the rows of its table if it has one; the first row is the head. */
export interface Content {
  lines: string[]
  rows: string[][]
}

const CITATIONS = /\b([A-Z]{2} \d+(?:\.\d+)*)\b/

export function chaptersOf(paragraphs: readonly ParagraphText[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Chapter[] = []
  for (const paragraph of paragraphs) {
    const all = `${paragraph.id} ${paragraph.text}`.toLowerCase()
    if (!words.every((word) => all.includes(word))) continue
    const last = found.at(-1)
    if (last?.title === paragraph.chapter) last.paragraphs.push(paragraph)
    else found.push({ title: paragraph.chapter, paragraphs: [paragraph] })
  }
  return found
}

export function contentOf(text: string): Content {
  const all = text.split("\n").filter((line) => line.trim())
  const rows = all
    .filter((line) => line.startsWith("|") && !/^[|\s:-]+$/.test(line))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()))
  return { lines: all.filter((line) => !line.startsWith("|")), rows }
}

/** A line in pieces, every other one a citation of a paragraph. */
export function piecesOf(text: string): Piece[] {
  return text.split(CITATIONS).map((piece, i) => ({ text: piece, cites: i % 2 ? piece : "" }))
}

/** BO 6.5 as it stands in an address. */
export const anchor = (id: string): string => id.replaceAll(" ", "-")
