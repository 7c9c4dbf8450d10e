import type { Drafted, Hint, No, Note, Pace, Room, Said, Say, Told, View, Wait } from "../lib/wire"

/** What a table is drawn from and talks to: a connection, or a replay in which nothing can be done. */
export interface Link {
  readonly view: View | undefined
  /** When that came, by `performance.now()`. */
  readonly viewAt: number
  readonly room: Room | undefined
  /** When `room` came, by `performance.now()`. */
  readonly roomAt: number
  readonly log: Told[]
  /** Entries of the log that are no actions. */
  readonly notes: Note[]
  readonly talk: Said[]
  /** The number of the newest line that was there when the table was opened. */
  readonly talkBefore: number
  /** The numbers of lines that I reported. */
  readonly reported: number[]
  /** The trade that my last line proposes. */
  readonly drafted: Drafted | undefined
  /** What an expert would do, where that was asked since the last act. */
  readonly hint: Hint | undefined
  /** For whom a bot waited last. */
  readonly wait: Wait | undefined
  /** When that came, by `performance.now()`. */
  readonly waitAt: number
  /** The last refusal of a request that has no answer of its own. */
  readonly refusal: No | undefined
  readonly live: boolean
  readonly pending: number
  act(sentence: string): Promise<No | null>
  silent(): Promise<No | null>
  draft(writing: boolean): void
  reading(reading: boolean): void
  wish(looksFor: string[], wouldGive: string[]): void
  say(what: Omit<Say, "t">): void
  report(number: number): void
  hurry(): void
  pace(pace: Pace): void
  seat(seat: number, bot: string | null): void
  takeBack(): void
  askHint(): void
  agree(yes: boolean): void
  endGame(): void
  concede(): void
  rematch(): void
}
