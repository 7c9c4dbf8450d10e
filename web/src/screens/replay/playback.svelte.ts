// A replay with the face of a connection: a table is drawn from it, but nothing can be done there.

import { frames } from "../../lib/api"
import { CHUNK, OPEN } from "../../lib/kept"
import type { Frame, No, Note, ReplayInfo, Room, Said, Seat, Told, View } from "../../lib/wire"

export class Playback {
  at = $state(0)
  eyes = $state(OPEN)
  playing = $state(false)
  speed = $state(1)
  /** Whether the last step was one act on, so that it may be shown moving. */
  live = $state(false)
  readonly talk: Said[] = []
  readonly talkBefore = 0
  readonly reported: number[] = []
  readonly drafted = undefined
  readonly hint = undefined
  readonly refusal = undefined
  readonly wait = undefined
  readonly waitAt = 0
  readonly roomAt = 0
  readonly viewAt = 0
  readonly pending = 0
  private known = $state.raw(new Map<string, Frame>())
  private asked = new Set<string>()

  constructor(
    readonly info: ReplayInfo,
    at: number | null,
    eyes: string | null,
    private readonly fetch: typeof frames = frames,
  ) {
    this.at = Math.max(0, Math.min(at ?? 0, info.length))
    if (eyes) this.eyes = eyes
  }

  readonly frame = $derived(this.known.get(`${this.eyes} ${this.at}`))

  readonly view = $derived.by((): View | undefined => {
    const frame = this.frame
    if (!frame) return undefined
    const nothing = { asked: null, moves: [], suggestions: [], id: null, can_take_back: false, clock: null }
    return { t: "view", ...frame, ...nothing }
  })

  readonly room = $derived.by((): Room => {
    const idle = { failed: null, online: true, absent: 0, timeouts: 0, conceded: false, waits_for: "", writing: false, looks_for: [], would_give: [] }
    const seats = this.info.names.map((name, i): Seat => {
      const bot = this.info.bots[i] ?? null
      return { seat: i + 1, name, who: bot === null ? "person" : "bot", bot, ...idle }
    })
    const you = /^\d$/.test(this.eyes) ? Number(this.eyes) : null
    const rest = { host: false, begun: true, public: false, clock: null, time_up: "skip" as const, watchers: 0, speaker: "", seed_hash: "", grace: 0, partners: [], motion: null, next: null, lesson: false }
    return { t: "room", table: this.info.replay, game: this.info.game, seats, you, pace: "normal", ...rest }
  })

  /** What was told up to now, as far back as it is known without a gap. */
  readonly log = $derived.by((): Told[] => {
    const told: Told[] = []
    for (let seq = this.at; seq > 0; seq--) {
      const frame = this.known.get(`${this.eyes} ${seq}`)
      if (!frame) break
      told.unshift(...frame.told)
    }
    return told
  })

  readonly notes = $derived.by((): Note[] => this.info.notes.filter((note) => note.after <= this.at))

  /** The number of the turn that is shown, from 0. */
  readonly turn = $derived.by(() => this.info.turns.findLastIndex(([first = 0]) => first <= this.at))

  /** Gets what is shown now, and what comes next. */
  async load(): Promise<void> {
    const chunk = Math.floor(this.at / CHUNK)
    const soon = this.at % CHUNK > CHUNK / 2 ? [chunk, chunk + 1] : [chunk, chunk - 1]
    await Promise.all(soon.map((one) => this.loadChunk(one, this.eyes)))
  }

  private async loadChunk(chunk: number, eyes: string): Promise<void> {
    const name = `${eyes} ${chunk}`
    const first = chunk * CHUNK
    if (chunk < 0 || first > this.info.length || this.asked.has(name)) return
    this.asked.add(name)
    try {
      const found = await this.fetch(this.info.replay, first, eyes)
      const known = new Map(this.known)
      for (const frame of found) known.set(`${eyes} ${frame.seq}`, frame)
      this.known = known
    } catch (why) {
      this.asked.delete(name)
      throw why
    }
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(to, this.info.length))
    this.live = next === this.at + 1
    this.at = next
    if (next === this.info.length) this.playing = false
  }

  step(by: number): void {
    this.go(this.at + by)
  }

  /** To the first act of another turn. */
  jump(by: number): void {
    const turns = this.info.turns
    const first = turns[this.turn]?.[0] ?? 0
    const to = by < 0 && this.at > first ? this.turn : this.turn + by
    this.go(to < 0 ? 0 : (turns[to]?.[0] ?? this.info.length))
  }

  play(): void {
    if (this.at === this.info.length) this.go(0)
    this.playing = !this.playing
  }

  see(eyes: string): void {
    if (eyes === this.eyes) return
    this.live = false
    this.eyes = eyes
  }

  // What a connection does, and a replay does not.

  act(): Promise<No | null> {
    return Promise.resolve(null)
  }
  silent(): Promise<No | null> {
    return Promise.resolve(null)
  }
  draft(): void {}
  reading(): void {}
  wish(): void {}
  say(): void {}
  report(): void {}
  hurry(): void {}
  pace(): void {}
  seat(): void {}
  takeBack(): void {}
  askHint(): void {}
  agree(): void {}
  endGame(): void {}
  concede(): void {}
  rematch(): void {}
}
