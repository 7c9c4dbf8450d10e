// Made from src/bohnhof/rooms/messages by `python -m bohnhof.web.schema`; not to be edited.

export type Data = Record<string, unknown>

export type Emote = "hello" | "thanks" | "please" | "well-played" | "hurry" | "laugh" | "oh-no" | "deal" | "no-way" | "bye"

export type Pace = "slow" | "normal" | "fast" | "at-once"

export type Who = "person" | "bot" | "open"

export type Asked = "act" | "answer" | "propose"

export type At = "front" | "place" | "hand" | "behind" | "drawn" | "ready" | "taler" | "discard" | "field" | "seat" | "card" | "family" | "rival"

export type By = "tap" | "confirm" | "button" | "control"

export type TimeUp = "remind" | "skip" | "end"

/** The first message of every connection. A cookie or a bearer token identifies the person. Anyone without a seat at the table watches. */
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

/** Announce that you neither answer an offer nor make one, so that the bots need not wait. */
export interface Silent {
  t: "silent"
  id: number
}

/** Request a new snapshot. */
export interface Sync {
  t: "sync"
}

/** Announce that an offer is being written here, or no longer is. */
export interface Draft {
  t: "draft"
  writing: boolean
}

/** Announce that a guide covers the table here, or no longer does. Before your first move the timer waits for this, once and for at most a minute. */
export interface Reading {
  t: "reading"
  reading: boolean
}

/** Set what this seat is looking for and what it can give, in place of its last wish list. */
export interface Wish {
  t: "wish"
  looks_for: string[]
  would_give: string[]
}

/** Send a chat message: either an emote or a line of text. `Drafted` answers a line that proposes a trade which you may offer now. */
export interface Say {
  t: "say"
  emote?: Emote | null
  text?: string | null
  language?: "de" | "en" | "fr" | "nl"
  name?: string | null
}

/** Report a chat line to the operator of the server. `Reported` confirms it. */
export interface Report {
  t: "report"
  number: number
}

/** Turn suggested offers for this client on or off. They are off after `Join`. */
export interface Suggest {
  t: "suggest"
  wanted: boolean
}

/** Let the bots play without a pause until this seat is asked again. */
export interface Hurry {
  t: "hurry"
}

/** Set the speed of the bots, as the host. */
export interface SetPace {
  t: "pace"
  pace: Pace
}

/** Hand a seat to a bot, or back to a person. Players may do so with their own seat. The host may do so with an open seat, a bot's seat, and one whose person has been absent for a minute. Without a bot it is opened for anyone with the link. An absent person who opens the page regains the seat. */
export interface SetSeat {
  t: "seat"
  seat: number
  bot?: string | null
}

/** Undo your last action and all that followed, once all other people agree (`Agree`). */
export interface TakeBack {
  t: "back"
}

/** Request a hint by an expert, given once all other people agree (`Agree`). */
export interface AskHint {
  t: "hint"
}

/** Answer `Room.motion`. A single no rejects it. */
export interface Agree {
  t: "agree"
  yes: boolean
}

/** End the game without a winner, once all other people agree (`Agree`). */
export interface VoteEnd {
  t: "end"
}

/** Concede the game. A bot takes the seat if another person plays on and at least two players can still win. Otherwise the game ends. */
export interface Concede {
  t: "concede"
}

/** Propose a rematch after the game. `Moved` names its table; `Room.next` tells the others. */
export interface Rematch {
  t: "rematch"
}

/** A legal move of this seat. */
export interface Move {
  sentence: string
  meaning: Data | null
}

export interface Expected {
  seat: number
  what: Data
}

/** The phase of a turn, with advice and the players that the game is waiting for. */
export interface Standing {
  step: string | null
  title: Data
  advice: Data[]
  cites: string[]
  expected: Expected[]
}

/** An offer that is good for both players, best first. Sent only on request (`Suggest`). */
export interface Suggestion {
  sentence: string
  to: number | null
  give: string[]
  want: string[]
}

/** An action and its events, as this seat may know them. */
export interface Told {
  number: number
  seat: number
  sentence: string
  facts: Data[]
  story: Data[]
}

/** The final score of a seat or a rival. */
export interface Part {
  seat: number | null
  taler: number
  made_of: Data
  place: number
}

/** A harvest: the cards of the field and the taler that it paid. */
export interface Harvest {
  beans: string[]
  taler: number
}

/** Statistics of a game for one seat. */
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

/** The time that an awaited seat has left. */
export interface Time {
  seat: number
  left: number
  reserve: number
  waits: number
}

/** The time of all awaited seats, which the server measures. */
export interface Clock {
  times: Time[]
}

/** A snapshot: the whole table as this seat may know it, after an action that is stored. It is sent after a join, and whenever a `Change` would not be enough. */
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

/** A delta from the last `View` and the deltas after it. Omitted fields are unchanged. */
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

/** A refusal. Nothing has changed, unless the reason is `server-maybe-saved`. */
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

/** A request to which all other people at the table must agree. Any action makes it lapse. */
export interface Motion {
  wanted: "end" | "hint" | "undo"
  seat: number
  agreed: number[]
}

/** Everything about the table except the game. Sent after a join and after each change. */
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

/** An entry of the log that is not an action. */
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

/** A chat line of a player, or of a spectator if `seat` is None. */
export interface Said {
  number: number
  seat: number | null
  name: string
  speaker: string
  emote: Emote | null
  text: string | null
}

/** The newest chat lines after a join, and then each new one once it is stored. They replace all known lines from the first of their numbers on. */
export interface Talk {
  t: "talk"
  lines: Said[]
}

/** A trade that your chat line proposes and that you may offer now. It is not offered yet. */
export interface Drafted {
  t: "drafted"
  to: number | null
  give: string[]
  want: string[]
}

/** Confirmation that a line which you reported is stored for the operator. */
export interface Reported {
  t: "reported"
  number: number
}

/** A candidate move of an expert. */
export interface Advised {
  sentence: string
  meaning: Data | null
  complete: boolean
  brings: Data
}

/** Up to three candidate moves, best first; none if an expert would do nothing. */
export interface Hint {
  t: "hint"
  seq: number
  acts: Advised[]
  unavailable: Data | null
}

/** A bot that has decided waits for people, until the next action or the next `Wait`. */
export interface Wait {
  t: "wait"
  seq: number
  bot: number
  people: number[]
  left: number
}

/** The table of the rematch that you have requested. */
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

/** The position of a table in its lesson, for the learner. */
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

/** A table in a list: the caller's own, or one to join or watch. */
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

/** A card that a player can own: a building, an establishment, a spell or a third field. */
export interface OwnedCard {
  id: string
  family: string | null
  price: number | null
  bean: string | null
}

/** Something on the table that an action names. */
export interface Target {
  at: At
  number?: number
  id?: string
}

/** The parts of an action, so that a client need not parse its sentence. */
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

/** The data of a game that never changes, for its tables. */
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

/** The texts of a third-party game in one language, or in English. They are empty for built-in games, whose texts the front end contains. */
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

/** A quick start: a game explained on one screen. */
export interface QuickStartText {
  title: string
  parts: QuickStartPart[]
}

/** Statistics of the caller's finished games of one kind. */
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

/** One position of a replay. */
export interface Frame {
  seq: number
  view: Data
  insight: Data
  standing: Standing
  told: Told[]
  ending: Ending | null
}

/** The reach of links to this server, seen from the caller. */
export interface Reach {
  address: string | null
  only_here: boolean
  may_open: boolean
  command: string
}

/** A refused HTTP request. */
export interface Problem {
  reason: Data
}

export type Request = Join | Act | Silent | Sync | Draft | Reading | Wish | Say | Report | Suggest | Hurry | SetPace | SetSeat | TakeBack | AskHint | Agree | VoteEnd | Concede | Rematch

export type Reply = View | Change | No | Room | Notes | Talk | Drafted | Reported | Hint | Wait | Moved

export const NOT_UNDERSTOOD = 4400
export const NO_SUCH_TABLE = 4404
export const ELSEWHERE = 4409
export const TOO_FAST = 4429
