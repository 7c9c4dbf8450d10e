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

const known = new WeakMap<Told | Note, Line[]>()

/** The lines of an action or a note: the same ones each time, so that what shows them is not drawn again. */
function kept<T extends Told | Note>(one: T, lines: (one: T) => Line[]): Line[] {
  const found = known.get(one) ?? lines(one)
  known.set(one, found)
  return found
}

function done({ number, story, facts: happened }: Told): Line[] {
  const turn = facts(happened).some((fact) => fact.fact === "turn")
  return story.map((line, i) => ({ key: `${number}-${i}`, at: number, message: message(line), sort: turn && i === story.length - 1 ? "turn" : "" }))
}

function noted({ number, after, message: line }: Note): Line[] {
  return [{ key: `note-${number}`, at: after, message: message(line), sort: "note" }]
}

/** The lines of the last `count` actions and of the notes among them, oldest first. */
export function linesOf(log: readonly Told[], notes: readonly Note[], count: number): Line[] {
  const last = log.slice(-count)
  const before = (last[0]?.number ?? 1) - 1
  const lines = [...last.flatMap((told) => kept(told, done)), ...notes.filter((note) => note.after >= before).flatMap((note) => kept(note, noted))]
  return lines.sort((one, other) => one.at - other.at)
}
