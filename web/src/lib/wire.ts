// Made from src/bohnhof/rooms/messages by `python -m bohnhof.web.schema`; not to be edited.

export type Data = Record<string, unknown>

export type Emote = "hello" | "thanks" | "please" | "well-played" | "hurry" | "laugh" | "oh-no" | "deal" | "no-way" | "bye"

export type Pace = "slow" | "normal" | "fast" | "at-once"

export type Who = "person" | "bot" | "open"

export type Asked = "act" | "answer" | "propose"

export type At = "front" | "place" | "hand" | "behind" | "drawn" | "ready" | "taler" | "discard" | "field" | "seat" | "card" | "family" | "rival"

export type By = "tap" | "confirm" | "button" | "control"

export type TimeUp = "remind" | "skip" | "end"

/** The first message of every connection. Who it is, the cookie (or a bearer token) says; whoever has no seat at the table watches. */
export interface Join {
  t: "join"
  table: string
  seen?: number
}

export interface Act {
  t: "act"
  id: number
  sentence: string
}

/** Nothing to answer and nothing to offer: the bots need not wait. */
export interface Silent {
  t: "silent"
  id: number
}

/** Send the whole view again. */
export interface Sync {
  t: "sync"
}

/** Whether an offer is being written here; the others see that somebody thinks. */
export interface Draft {
  t: "draft"
  writing: boolean
}

/** Whether a guide covers the table here. Before your first move your clock waits for it, for a minute at most and once. */
export interface Reading {
  t: "reading"
  reading: boolean
}

/** What this seat looks for and would give; replaces what it wished before. */
export interface Wish {
  t: "wish"
  looks_for: string[]
  would_give: string[]
}

/** An emote, or a line in your own words; exactly one of both. `Drafted` answers a line that proposes a trade you may offer now. */
export interface Say {
  t: "say"
  emote?: Emote | null
  text?: string | null
  language?: "de" | "en" | "fr" | "nl"
  name?: string | null
}

/** Report a chat line to the operator of the server; `Reported` says that it is kept. */
export interface Report {
  t: "report"
  number: number
}

/** Whether this page shows which offers would do good; it is sent none before it has said so. */
export interface Suggest {
  t: "suggest"
  wanted: boolean
}

/** Let the bots play without a pause until this seat is asked again. */
export interface Hurry {
  t: "hurry"
}

/** The host's word on how fast bots play. */
export interface SetPace {
  t: "pace"
  pace: Pace
}

/** Hand a seat to a bot, or back to a person. Players do so with their own seat. The host may do so with an open one, a bot's, or one whose person has been absent for a minute; without a bot it is opened for anyone with the link. An absent person who opens the page has the seat back. */
export interface SetSeat {
  t: "seat"
  seat: number
  bot?: string | null
}

/** Undo your last action and all that followed, once all other people at the table agree (`Agree`). */
export interface TakeBack {
  t: "back"
}

/** What would an expert do? Answered once all other people at the table agree (`Agree`). */
export interface AskHint {
  t: "hint"
}

/** The answer to `Room.motion`; one no rejects it. */
export interface Agree {
  t: "agree"
  yes: boolean
}

/** End the game without a winner, once all other people at the table agree (`Agree`). */
export interface VoteEnd {
  t: "end"
}

/** Give the game up. If two other people play on, a bot takes the seat; otherwise the game ends. */
export interface Concede {
  t: "concede"
}

/** Play again, once the game is over. `Moved` says where; the others are asked by `Room.next`. */
export interface Rematch {
  t: "rematch"
}

/** Something this seat may do now, by its sentence. */
export interface Move {
  sentence: string
  meaning: Data | null
}

export interface Expected {
  seat: number
  what: Data
}

/** What the station board says. */
export interface Standing {
  step: string | null
  title: Data
  advice: Data[]
  cites: string[]
  expected: Expected[]
}

/** An offer that does good to both sides, best first; only for pages that want them (`Suggest`). */
export interface Suggestion {
  sentence: string
  to: number | null
  give: string[]
  want: string[]
}

/** An act and what happened by it, as this seat may know. */
export interface Told {
  number: number
  seat: number
  sentence: string
  facts: Data[]
  story: Data[]
}

/** What one has at the end. */
export interface Part {
  seat: number | null
  taler: number
  made_of: Data
  place: number
}

/** A field that was sold. */
export interface Harvest {
  beans: string[]
  taler: number
}

/** What a game was like for one seat. */
export interface Figures {
  best: Harvest | null
  trades: number
  gifts: number
  partner: number | null
  with_partner: number
}

export interface Ending {
  verdict: Data
  winners: number[]
  ended: "agreed" | "conceded" | "time" | null
  conceded: number[]
  parts: Part[]
  seed: string
  salt: string
  course: number[][]
  passes: number[]
  decided: Harvest | null
  trades: number
  figures: Figures[]
}

/** What a seat that is awaited has left. */
export interface Time {
  seat: number
  left: number
  reserve: number
  waits: number
}

/** The time of the seats that are awaited; it runs on the server. */
export interface Clock {
  times: Time[]
}

/** The whole table as this seat may know it, after an act that is on disk: after a join, and whenever a `Change` would not do. */
export interface View {
  t: "view"
  seq: number
  view: Data
  insight: Data
  standing: Standing
  asked: Asked | null
  moves: Move[]
  suggestions: Suggestion[]
  told: Told[]
  id: number | null
  can_take_back: boolean
  clock: Clock | null
  ending: Ending | null
}

/** What is different from the `View` that was told before, and from what has changed since then: what is left out is as it was. */
export interface Change {
  t: "change"
  since: number
  seq: number
  asked: Asked | null
  told: Told[]
  id: number | null
  can_take_back: boolean
  clock: Clock | null
  ending: Ending | null
  view?: Data
  insight?: Data
  standing?: Standing
  moves?: Move[]
  suggestions?: Suggestion[]
}

/** Refused; nothing has changed, unless the reason is `server-maybe-saved`. */
export interface No {
  t: "no"
  id: number | null
  reason: Data
  cites: string[]
}

export interface Seat {
  seat: number
  name: string
  who: Who
  bot: string | null
  failed: string | null
  online: boolean
  absent: number
  timeouts: number
  conceded: boolean
  waits_for: string
  writing: boolean
  looks_for: string[]
  would_give: string[]
}

/** What the people at the table are asked to agree to, until someone acts. */
export interface Motion {
  wanted: "end" | "hint" | "undo"
  seat: number
  agreed: number[]
}

/** Everything about the table but the game; sent after a join and whenever it changes. */
export interface Room {
  t: "room"
  table: string
  game: string
  seats: Seat[]
  you: number | null
  host: boolean
  pace: Pace
  begun: boolean
  public: boolean
  clock: number | null
  time_up: TimeUp
  watchers: number
  speaker: string
  seed_hash: string
  grace: number
  partners: number[]
  motion: Motion | null
  next: string | null
  lesson: boolean
}

/** An entry of the log that is no action. */
export interface Note {
  number: number
  after: number
  message: Data
}

/** The newest notes after a join, and then each new one. */
export interface Notes {
  t: "notes"
  notes: Note[]
}

/** A chat line of a player, or of a spectator if there is no seat. */
export interface Said {
  number: number
  seat: number | null
  name: string
  speaker: string
  emote: Emote | null
  text: string | null
}

/** The newest lines of the chat after a join, and then each new one once it is saved. They replace what is known from the first of their numbers on. */
export interface Talk {
  t: "talk"
  lines: Said[]
}

/** Your line proposes a trade that you may offer now. Nothing is offered before you do so. */
export interface Drafted {
  t: "drafted"
  to: number | null
  give: string[]
  want: string[]
}

/** A line that you reported is kept for the operator. */
export interface Reported {
  t: "reported"
  number: number
}

/** An act an expert thinks of, by its sentence. */
export interface Advised {
  sentence: string
  meaning: Data | null
  complete: boolean
  brings: Data
}

/** Up to three acts, the best first; none where an expert would keep silent. */
export interface Hint {
  t: "hint"
  seq: number
  acts: Advised[]
  unavailable: Data | null
}

/** A bot that has decided waits for what people may say first, until the next act or the next of these. */
export interface Wait {
  t: "wait"
  seq: number
  bot: number
  people: number[]
  left: number
}

/** You go on at another table. */
export interface Moved {
  t: "moved"
  table: string
}

export interface NewSeat {
  who: "bot" | "friend" | "me"
  bot?: string | null
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  name: string
  pace?: Pace
  clock?: number | null
  time_up?: TimeUp
  public?: boolean
}

export interface NewLesson {
  game: string
  name: string
}

/** Where a table stands in its lesson, for the seat that learns. */
export interface LessonStep {
  seq: number
  step: number | null
  steps: number
  says: string[]
  look: string[]
  acts: string[]
  how: string
  finished: boolean
}

export interface Sit {
  name: string
  seat?: number | null
  guest?: boolean
}

export interface Seated {
  table: string
  seat: number
}

/** A table in a list: mine, or one to join or watch. */
export interface TableLine {
  table: string
  game: string
  seats: Seat[]
  you: number | null
  waits_for_you: boolean
  begun: boolean
  over: boolean
  seq: number
  updated: number
  winners: number[]
  scores: number[]
}

export interface Tables {
  mine: TableLine[]
  public: TableLine[]
}

export interface BeanCard {
  id: string
  count: number
  steps: number[][]
}

/** A card that can be owned: a building, an establishment, a spell, a third field. */
export interface OwnedCard {
  id: string
  family: string | null
  price: number | null
  bean: string | null
}

/** One thing on the table that an action names. */
export interface Target {
  at: At
  number?: number
  id?: string
}

/** What an action names and how it is done, so that no screen has to read its sentence. */
export interface ActInfo {
  verb: string
  targets: Target[]
  by: By
  ordered: boolean
  copy: string
}

/** A game as lists show it. */
export interface GameInfo {
  id: string
  title: string
  seats: number[]
  usual_seats: number
  beans: BeanCard[]
  trades: boolean
  lesson: boolean
  bots: string[]
  book: string
  like: string
  letters: string
}

/** What never changes in a game, for its tables. */
export interface GameDetails {
  id: string
  title: string
  seats: number[]
  usual_seats: number
  beans: BeanCard[]
  trades: boolean
  lesson: boolean
  bots: string[]
  book: string
  like: string
  letters: string
  cards: OwnedCard[]
  third_field: string | null
  rival: string
  phases: string[]
  fields: number
  acts: Record<string, ActInfo>
}

/** The words of a third-party game in one language, or in English. Other games have none here: the page has them. */
export interface GameWords {
  texts: string[]
  names: Data
}

/** A game or bot of an installed package that cannot be used. */
export interface Broken {
  what: "bot" | "game"
  id: string
  origin: string
  error: string
}

export interface Games {
  games: GameInfo[]
  broken: Broken[]
}

export interface ParagraphText {
  id: string
  chapter: string
  text: string
}

export interface QuickStartPart {
  heading: string
  lines: string[]
}

/** A game on one screen. */
export interface QuickStartText {
  title: string
  parts: QuickStartPart[]
}

/** The caller's finished games, by game. */
export interface Results {
  game: string
  played: number
  won: number
  best: number
  mean: number
}

export interface ReplayInfo {
  replay: string
  game: string
  names: string[]
  bots: (string | null)[]
  length: number
  turns: number[][]
  winners: number[]
  notes: Note[]
}

/** One moment of a replay. */
export interface Frame {
  seq: number
  view: Data
  insight: Data
  standing: Standing
  told: Told[]
  ending: Ending | null
}

/** From where the links of a page work that is open on some computer. */
export interface Reach {
  address: string | null
  only_here: boolean
  may_open: boolean
  command: string
}

/** Why a call over HTTP was refused. */
export interface Problem {
  reason: Data
}

export type Request = Join | Act | Silent | Sync | Draft | Reading | Wish | Say | Report | Suggest | Hurry | SetPace | SetSeat | TakeBack | AskHint | Agree | VoteEnd | Concede | Rematch

export type Reply = View | Change | No | Room | Notes | Talk | Drafted | Reported | Hint | Wait | Moved

export const NOT_UNDERSTOOD = 4400
export const NO_SUCH_TABLE = 4404
export const ELSEWHERE = 4409
export const TOO_FAST = 4429
