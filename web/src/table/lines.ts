// The log as lines: what was done, and between that who came and went and what was undone.

import { facts, message, type Message } from "../lib/data"
import type { Note, Told } from "../lib/wire"

export interface Line {
  key: string
  /** The number of the action that it tells, or of the last one before it. */
  at: number
  message: Message
  sort: "" | "turn" | "note"
}

/** The lines of the last `kept` actions and of the notes among them, oldest first. */
export function linesOf(log: readonly Told[], notes: readonly Note[], kept: number): Line[] {
  const last = log.slice(-kept)
  const before = (last[0]?.number ?? 1) - 1
  const done = last.flatMap(({ number, story, facts: happened }) => {
    const turn = facts(happened).some((fact) => fact.fact === "turn")
    return story.map((line, i): Line => ({ key: `${number}-${i}`, at: number, message: message(line), sort: turn && i === story.length - 1 ? "turn" : "" }))
  })
  const noted = notes
    .filter((note) => note.after >= before)
    .map((note): Line => ({ key: `note-${note.number}`, at: note.after, message: message(note.message), sort: "note" }))
  return [...done, ...noted].sort((one, other) => one.at - other.at)
}
