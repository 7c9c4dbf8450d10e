// The rulebook as it is read: chapters, paragraphs, tables and what a search finds.

import type { ParagraphText } from "../../lib/wire"

export interface Chapter {
  title: string
  paragraphs: ParagraphText[]
}

/** A paragraph's text, and the rows of its table if it has one; the first row is the head. */
export interface Content {
  lines: string[]
  rows: string[][]
}

export function chaptersOf(paragraphs: readonly ParagraphText[], wanted: string): Chapter[] {
  const words = wordsIn(wanted)
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

/** The words of a search. */
export const wordsIn = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean)

export const countOf = (chapters: readonly Chapter[]): number => chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0)

const IDS = "id"
const FOREIGN = /^(German name|nom allemand|Duitse naam)$/

/** The rows as players read them: a row is about what its id names, which is told by a picture or a name. */
export function tableOf(rows: readonly string[][]): { head: string[]; body: { about: string; cells: string[] }[] } {
  const [head = [], ...body] = rows
  const ids = head.indexOf(IDS)
  const shown = head.map((name, i) => i !== ids && !FOREIGN.test(name))
  const keep = (row: readonly string[]): string[] => row.filter((_, i) => shown[i])
  return { head: keep(head), body: body.map((row) => ({ about: ids < 0 ? "" : (row[ids] ?? ""), cells: keep(row) })) }
}

/** Where the quick start stands, as the last part of an address. */
export const START = "start"

/** The place of a chapter, such as “6 Harvest”, as the last part of an address. */
export const chapterPlace = (title: string): string => `chapter-${title.split(" ")[0] ?? ""}`

/** BO 6.5 as it stands in an address. */
export const anchor = (id: string): string => id.replaceAll(" ", "-")
