// The chat as one reader has it: what is muted or hidden, and what was not seen yet.

import { change, settings } from "../lib/settings.svelte"
import type { Said } from "../lib/wire"
import type { Link } from "./link"

/** Speakers that stay muted on this device; they are known by another mark at every table but its rematches. */
const MOST_MUTED = 50

type Chatter = Pick<Link, "talk" | "talkBefore" | "room" | "say" | "report" | "reported">

export class Chat {
  /** The number of the newest line that was in sight. */
  private seen = $state(0)

  constructor(readonly link: Chatter) {}

  /** Whether what spectators say is shown: to each other always, to players if they like. */
  get spectators(): boolean {
    return settings.spectators || this.link.room?.you === null
  }

  get lines(): Said[] {
    return this.link.talk.filter((said) => (said.seat !== null || this.spectators || this.isMine(said)) && !this.isMuted(said.speaker))
  }

  /** Whether anybody is there to talk to. */
  get company(): boolean {
    const { room } = this.link
    return !!room && (this.link.talk.length > 0 || room.watchers > (room.you === null ? 1 : 0) || room.seats.some((seat) => seat.who === "person" && seat.seat !== room.you))
  }

  get unread(): number {
    const known = Math.max(this.seen, this.link.talkBefore)
    return this.lines.filter((said) => said.number > known && !this.isMine(said)).length
  }

  /** Everything up to the newest line was in sight. */
  see(): void {
    this.seen = this.link.talk.at(-1)?.number ?? 0
  }

  isMine(said: Said): boolean {
    return said.speaker === this.link.room?.speaker
  }

  isMuted(speaker: string): boolean {
    return settings.muted.includes(speaker)
  }

  /** The names of those who are muted here, by how they are marked. */
  get muted(): Map<string, string> {
    return new Map(this.link.talk.filter((said) => this.isMuted(said.speaker)).map((said) => [said.speaker, said.name]))
  }

  mute(speaker: string): void {
    change({ muted: [...settings.muted, speaker].slice(-MOST_MUTED) })
  }

  unmute(speaker: string): void {
    change({ muted: settings.muted.filter((other) => other !== speaker) })
  }

  /** The newest line of a seat that came while somebody looks; undefined for what was there before. */
  newestOf(seat: number): Said | undefined {
    return this.lines.findLast((said) => said.seat === seat && said.number > this.link.talkBefore)
  }
}
