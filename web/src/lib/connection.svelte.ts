// One table over one socket. A view is a snapshot and replaces the last; a change makes a new one of it.

import { untrack } from "svelte"

import { pause } from "./backoff"
import { changed } from "./changes"
import type { Message } from "./data"
import type { Change, Drafted, Hint, Moved, No, Note, Pace, Reply, Request, Room, Said, Say, Told, View, Wait } from "./wire"

/** `gone`: the connection broke and is tried again. `closed`: the server ended it for good, see `code`. */
export type Status = "connecting" | "open" | "gone" | "closed"

const FOR_GOOD = 4000
const TALK_KEPT = 200
const HURRIED = 4429
/** ms between two pictures of the table: what comes meanwhile is shown together, unless it answers what was done here. */
const FRAME = 80

export class Connection {
  status = $state<Status>("connecting")
  code = $state(0)
  room = $state.raw<Room>()
  /** When that came, by `performance.now()`. */
  roomAt = 0
  view = $state.raw<View>()
  /** When that came, by `performance.now()`. */
  viewAt = 0
  /** Every act known here, oldest first. */
  log = $state.raw<Told[]>([])
  /** Entries of the log that are no actions, oldest first. */
  notes = $state.raw<Note[]>([])
  talk = $state.raw<Said[]>([])
  /** The number of the newest line that was there when the table was opened. */
  talkBefore = $state(0)
  /** The numbers of lines that were reported from here. */
  reported = $state.raw<number[]>([])
  /** The trade that the last line from here proposes. */
  drafted = $state.raw<Drafted>()
  /** The last refusal of a request that has no answer of its own. */
  refusal = $state.raw<No>()
  /** Whether what the last view tells happened just now, so that it may be shown moving. */
  live = $state(false)
  moved = $state.raw<Moved>()
  /** What an expert would do, where that was asked since the last act. */
  hint = $state.raw<Hint>()
  /** For whom a bot waits, if that is no older than the view. */
  wait = $state.raw<Wait>()
  /** When that came, by `performance.now()`. */
  waitAt = 0
  /** How many of our own acts are under way. */
  pending = $state(0)

  private socket: WebSocket | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0
  private answers = new Map<number, (no: No | null) => void>()
  private ended = false
  private suggests = false
  /** Whether the next view is the first of its connection: what it tells is history. */
  private fresh = true
  /** What came since the last picture; undefined where nothing has to wait. */
  private waiting: Reply[] | undefined
  private picture: ReturnType<typeof setTimeout> | undefined
  /** What was told since the last picture, but for history. */
  private unseen: Told[] = []

  constructor(
    readonly table: string,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  /** Connects; gives back how to leave. */
  start(): () => void {
    const now = (): void => this.again(0)
    const lost = (): void => this.socket?.close()
    const seen = (): void => {
      if (document.visibilityState === "visible" && this.status === "gone") now()
    }
    addEventListener("online", now)
    addEventListener("offline", lost)
    document.addEventListener("visibilitychange", seen)
    this.ended = false
    untrack(() => this.connect())
    return () => {
      this.ended = true
      clearTimeout(this.timer)
      removeEventListener("online", now)
      removeEventListener("offline", lost)
      document.removeEventListener("visibilitychange", seen)
      this.socket?.close(1000)
    }
  }

  /** Does it; null once it is done and on disk, or why it was refused. */
  act(sentence: string): Promise<No | null> {
    return this.ask((id) => ({ t: "act", id, sentence }))
  }

  silent(): Promise<No | null> {
    return this.ask((id) => ({ t: "silent", id }))
  }

  draft(writing: boolean): void {
    this.send({ t: "draft", writing })
  }

  /** Whether a guide covers the table. */
  reading(reading: boolean): void {
    this.send({ t: "reading", reading })
  }

  wish(looksFor: string[], wouldGive: string[]): void {
    this.send({ t: "wish", looks_for: looksFor, would_give: wouldGive })
  }

  say(what: Omit<Say, "t">): void {
    this.send({ t: "say", ...what })
  }

  /** Shows a line of the chat to the operator of the server. */
  report(number: number): void {
    this.send({ t: "report", number })
  }

  /** Whether offers are suggested here from now on. */
  suggest(wanted: boolean): void {
    if (wanted === this.suggests) return
    this.suggests = wanted
    this.send({ t: "suggest", wanted })
  }

  hurry(): void {
    this.send({ t: "hurry" })
  }

  pace(pace: Pace): void {
    this.send({ t: "pace", pace })
  }

  /** Hands a seat to a bot, or (without one) back to a person. */
  seat(seat: number, bot: string | null): void {
    this.send({ t: "seat", seat, bot })
  }

  takeBack(): void {
    this.send({ t: "back" })
  }

  askHint(): void {
    this.send({ t: "hint" })
  }

  /** Answers what another person asks of all (`Room.motion`). */
  agree(yes: boolean): void {
    this.send({ t: "agree", yes })
  }

  /** Asks all others to end the game without a winner. */
  endGame(): void {
    this.send({ t: "end" })
  }

  concede(): void {
    this.send({ t: "concede" })
  }

  rematch(): void {
    this.send({ t: "rematch" })
  }

  /** Connects once more, at once or after some ms. */
  again(after = 0): void {
    if (this.ended || this.status === "open" || this.status === "connecting") return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), after)
  }

  private ask(request: (id: number) => Request): Promise<No | null> {
    const id = ++this.count
    if (!this.send(request(id))) return Promise.resolve(lost(id))
    return new Promise((settle) => {
      this.answers.set(id, settle)
      this.pending = this.answers.size
    })
  }

  private send(request: Request): boolean {
    if (this.status !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(request))
    return true
  }

  private connect(): void {
    if (this.status === "closed") this.status = "connecting"
    const address = new URL("ws", location.href)
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:"
    address.hash = ""
    const socket = this.open(address.href)
    this.socket = socket
    this.fresh = true
    socket.onopen = () => {
      this.status = "open"
      this.send({ t: "join", table: this.table, seen: this.view?.seq ?? 0 })
      if (this.suggests) this.send({ t: "suggest", wanted: true })
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Reply)
    socket.onclose = (event) => this.closed(socket, event.code)
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return
    this.socket = undefined
    for (const reply of this.waiting?.splice(0) ?? []) this.read(reply)
    for (const [id, settle] of this.answers) settle(lost(id))
    this.answers.clear()
    this.pending = 0
    if (code >= FOR_GOOD && code !== HURRIED) {
      this.status = "closed"
      this.code = code
      return
    }
    this.status = "gone"
    this.again(pause(code === HURRIED ? this.tries + 2 : this.tries))
    this.tries += 1
  }

  /** The first reply is read at once; what follows on its heels waits, and is drawn in one go. */
  private hear(reply: Reply): void {
    const heard = [...(this.waiting ?? []), reply]
    if (this.waiting && !answers(reply)) this.waiting = heard
    else this.draw(heard)
  }

  private draw(heard: Reply[]): void {
    clearTimeout(this.picture)
    this.waiting = undefined
    if (!heard.length) return
    this.unseen = []
    for (const reply of heard) this.read(reply)
    this.waiting = []
    this.picture = setTimeout(() => this.draw(this.waiting ?? []), FRAME)
  }

  private read(reply: Reply): void {
    switch (reply.t) {
      case "view":
        this.look(reply)
        break
      case "change":
        this.follow(reply)
        break
      case "no":
        if (reply.id === null) this.refusal = reply
        else this.settle(reply.id, reply)
        break
      case "room":
        if (this.room && this.room.you !== reply.you) this.changeSeat()
        this.room = reply
        this.roomAt = performance.now()
        break
      case "notes":
        this.note(reply.notes)
        break
      case "talk":
        this.hearTalk(reply.lines)
        break
      case "drafted":
        this.drafted = reply
        break
      case "reported":
        this.reported = [...this.reported, reply.number]
        break
      case "hint":
        this.hint = reply
        break
      case "wait":
        this.wait = reply
        this.waitAt = performance.now()
        break
      case "moved":
        this.moved = reply
        break
    }
  }

  /** Another seat, or none, sees another table: nothing that was seen from the old one stays. */
  private changeSeat(): void {
    this.fresh = true
    this.view = undefined
    this.hint = undefined
  }

  /** Adds the newest notes; some of them may be known. */
  private note(newest: Note[]): void {
    const first = newest[0]?.number ?? Infinity
    this.notes = [...this.notes.filter((note) => note.number < first), ...newest]
  }

  /** Adds the newest lines; some of them may be known. What comes before the first view was there before. */
  private hearTalk(newest: Said[]): void {
    const first = newest[0]?.number ?? Infinity
    this.talk = [...this.talk.filter((said) => said.number < first), ...newest].slice(-TALK_KEPT)
    if (!this.view) this.talkBefore = this.talk.at(-1)?.number ?? 0
  }

  /** A change to what is not known here is of no use: everything is asked for anew. */
  private follow(change: Change): void {
    if (this.view?.seq === change.since && !this.fresh) this.look(changed(this.view, change))
    else this.send({ t: "sync" })
  }

  private look(view: View): void {
    this.tries = 0
    const known = this.log.filter((told) => told.number <= view.seq)
    const last = known.at(-1)?.number ?? 0
    const news = view.told.filter((told) => told.number > last)
    this.log = [...known, ...news]
    if (this.notes.some((note) => note.after > view.seq))
      this.notes = this.notes.map((note) => ({ ...note, after: Math.min(note.after, view.seq) }))
    this.live = !this.fresh
    this.unseen = this.fresh ? [] : [...this.unseen, ...news]
    const told = this.fresh ? news : this.unseen
    this.fresh = false
    if (this.hint?.seq !== view.seq) this.hint = undefined
    this.viewAt = performance.now()
    this.view = { ...view, told }
    this.settle(view.id, null)
  }

  private settle(id: number | null, no: No | null): void {
    if (id === null) return
    this.answers.get(id)?.(no)
    this.answers.delete(id)
    this.pending = this.answers.size
  }
}

/** Whether a reply answers a request of this page. */
function answers(reply: Reply): boolean {
  return "id" in reply && reply.id !== null
}

function lost(id: number): No {
  const reason: Message = { id: "web-no-connection", arguments: {} }
  return { t: "no", id, reason: { ...reason }, cites: [] }
}
