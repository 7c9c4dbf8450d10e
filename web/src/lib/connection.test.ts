import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { Connection } from "./connection.svelte"
import type { View } from "./wire"

class Socket {
  static all: Socket[] = []
  readyState = 0
  sent: { t: string; id?: number; seen?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string })
  }
  close(): void {
    this.end(1000)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(...replies: object[]): void {
    for (const reply of replies) this.onmessage?.({ data: JSON.stringify(reply) })
    vi.advanceTimersByTime(100)
  }
  end(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const last = (): Socket => Socket.all.at(-1) as Socket
const told = (number: number): object => ({ number, seat: 1, sentence: "done", facts: [], story: [] })
const view = (seq: number, more: object = {}): object => ({ t: "view", seq, told: [], id: null, ...more })

function connected(): Connection {
  const connection = new Connection("abc", () => new Socket() as unknown as WebSocket)
  connection.start()
  last().open()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal("WebSocket", { OPEN: 1 })
  vi.stubGlobal("location", { href: "http://here/#/t/abc", protocol: "http:" })
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("document", { addEventListener: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("the first message joins, and after a break it says what is known", () => {
  const connection = connected()
  expect(last().sent).toEqual([{ t: "join", table: "abc", seen: 0 }])
  last().tell(view(5))
  last().end(1006)
  expect(connection.status).toBe("gone")
  vi.advanceTimersByTime(1000)
  last().open()
  expect(connection.status).toBe("open")
  expect(last().sent).toEqual([{ t: "join", table: "abc", seen: 5 }])
})

test("offers are suggested to a page that has said so, after a break too", () => {
  const connection = connected()
  connection.suggest(true)
  connection.suggest(true)
  expect(last().sent.slice(1)).toEqual([{ t: "suggest", wanted: true }])
  last().end(1006)
  vi.advanceTimersByTime(1000)
  last().open()
  expect(last().sent.map((message) => message.t)).toEqual(["join", "suggest"])
})

test("an act is answered by its view or its refusal", async () => {
  const connection = connected()
  const done = connection.act("plant 1")
  expect(connection.pending).toBe(1)
  last().tell(view(1, { id: 1 }))
  expect(await done).toBeNull()
  const refused = connection.act("plant 2")
  last().tell({ t: "no", id: 2, reason: { id: "x", arguments: {} }, cites: [] })
  expect((await refused)?.reason).toEqual({ id: "x", arguments: {} })
})

test("what follows on the heels of a reply is drawn in one go, but an answer at once", () => {
  const connection = connected()
  const say = (reply: object): void => last().onmessage?.({ data: JSON.stringify(reply) })
  say(view(1))
  say(view(2))
  say(view(3))
  expect(connection.view?.seq).toBe(1)
  vi.advanceTimersByTime(100)
  expect(connection.view?.seq).toBe(3)
  void connection.act("plant 1")
  say(view(4))
  say(view(5, { id: 1 }))
  expect(connection.view?.seq).toBe(5)
  expect(connection.pending).toBe(0)
})

test("an act under way when the connection breaks is refused and never sent again", async () => {
  const connection = connected()
  const done = connection.act("plant 1")
  last().end(1006)
  expect((await done)?.reason["id"]).toBe("web-no-connection")
  vi.advanceTimersByTime(1000)
  last().open()
  expect(last().sent.map((message) => message.t)).toEqual(["join"])
})

test("what the server ends for good is not tried again", () => {
  const connection = connected()
  last().end(4409)
  vi.advanceTimersByTime(60_000)
  expect(connection.status).toBe("closed")
  expect(Socket.all).toHaveLength(1)
})

test("a change replaces what it names and leaves the rest as it was", () => {
  const connection = connected()
  const lies = { active: 1, players: [{ hand: 5 }, { hand: 4 }] }
  last().tell(view(2, { view: lies, insight: { fields: [[1], [2]] }, moves: ["plant 1"], asked: "act" }))
  last().tell({
    ...{ t: "change", since: 2, seq: 3, asked: null, told: [told(3)], id: null },
    ...{ view: { active: 2, players: { "2": { hand: 3 } } }, moves: [] },
  })
  expect(connection.view).toEqual({
    ...{ t: "view", seq: 3, asked: null, told: [told(3)], id: null },
    ...{ view: { active: 2, players: [{ hand: 5 }, { hand: 3 }] }, moves: [] },
    insight: { fields: [[1], [2]] },
  })
  expect(connection.log.map((one) => one.number)).toEqual([3])
})

test("an act is answered by a change, too", async () => {
  const connection = connected()
  last().tell(view(1))
  const done = connection.act("plant 1")
  last().tell({ t: "change", since: 1, seq: 2, told: [told(2)], id: 1 })
  expect(await done).toBeNull()
})

test("a change to something unknown is answered by asking for everything", () => {
  const connection = connected()
  last().tell(view(2))
  last().tell({ t: "change", since: 3, seq: 4, told: [], id: null })
  expect(connection.view?.seq).toBe(2)
  expect(last().sent.at(-1)).toEqual({ t: "sync" })
  last().tell(view(4))
  expect(connection.view?.seq).toBe(4)
})

test("the log goes on after a break, and back after a take-back", () => {
  const connection = connected()
  last().tell(view(2, { told: [told(1), told(2)] }))
  expect(connection.live).toBe(false)
  last().tell(view(3, { told: [told(2), told(3)] }))
  expect(connection.live).toBe(true)
  expect(connection.log.map((one) => one.number)).toEqual([1, 2, 3])
  last().tell(view(1) as View)
  expect(connection.log.map((one) => one.number)).toEqual([1])
})

test("a hint holds until something is done", () => {
  const connection = connected()
  last().tell(view(3))
  connection.askHint()
  expect(last().sent.at(-1)).toEqual({ t: "hint" })
  last().tell({ t: "hint", seq: 3, acts: [] })
  expect(connection.hint?.seq).toBe(3)
  last().tell(view(3))
  expect(connection.hint?.seq).toBe(3)
  last().tell(view(4))
  expect(connection.hint).toBeUndefined()
})

test("what comes on the heels of something else is shown in one picture, with all that was told", () => {
  const connection = connected()
  last().tell(view(1, { told: [told(1)] }))
  expect(connection.live).toBe(false)
  last().tell(view(2, { told: [told(2)] }), view(3, { told: [told(3)] }), view(4, { told: [told(4)] }))
  expect(connection.view?.seq).toBe(4)
  expect(connection.view?.told.map((one) => one.number)).toEqual([3, 4])
  expect(connection.log.map((one) => one.number)).toEqual([1, 2, 3, 4])
  last().tell(view(5, { told: [told(5)] }))
  expect(connection.view?.told.map((one) => one.number)).toEqual([5])
})

test("what is told before a picture of it could be drawn is not lost when the connection breaks", () => {
  const connection = connected()
  last().tell(view(1))
  last().onmessage?.({ data: JSON.stringify(view(2)) })
  last().onmessage?.({ data: JSON.stringify(view(3)) })
  last().end(1006)
  expect(connection.view?.seq).toBe(3)
})

test("history is not told as news, even where news follow on its heels", () => {
  const connection = connected()
  last().tell({ t: "room" }, view(2, { told: [told(1), told(2)] }), view(3, { told: [told(3)] }))
  expect(connection.live).toBe(true)
  expect(connection.view?.told.map((one) => one.number)).toEqual([3])
})

const note = (number: number, after: number): object => ({ number, after, message: { id: "note-undone", arguments: {} } })
const room = (you: number | null): object => ({ t: "room", you, seats: [] })

test("notes are known once each, and after an undo none is after an act that is no more", () => {
  const connection = connected()
  last().tell({ t: "notes", notes: [note(1, 0), note(2, 4)] }, view(4))
  last().tell({ t: "notes", notes: [note(2, 4), note(3, 5)] }, view(5))
  expect(connection.notes.map((one) => one.after)).toEqual([0, 4, 5])
  last().tell({ t: "notes", notes: [note(4, 2)] }, view(2))
  expect(connection.notes.map((one) => [one.number, one.after])).toEqual([[1, 0], [2, 2], [3, 2], [4, 2]])
})

test.each([null, 2])("who had seat 1 and now has %s sees nothing of the old seat any more", (you) => {
  const connection = connected()
  last().tell(room(1), view(3, { view: { hand: ["blue"] } }), { t: "hint", seq: 3, acts: [] })
  expect(connection.hint?.seq).toBe(3)
  last().tell(room(you))
  expect(connection.room?.you).toBe(you)
  expect(connection.view).toBeUndefined()
  expect(connection.hint).toBeUndefined()
  last().tell({ t: "change", since: 3, seq: 4, told: [], id: null })
  expect(connection.view).toBeUndefined()
  expect(last().sent.at(-1)).toEqual({ t: "sync" })
  last().tell(view(4, { told: [told(4)] }))
  expect(connection.view?.seq).toBe(4)
  expect(connection.live).toBe(false)
})

test("a room that leaves everyone where they are changes no view", () => {
  const connection = connected()
  last().tell(room(1), view(3))
  last().tell(room(1))
  expect(connection.view?.seq).toBe(3)
})

test("a refusal that answers no act is kept, one that does goes to whoever acted", async () => {
  const connection = connected()
  const no = { t: "no", reason: { id: "x", arguments: {} }, cites: [] }
  const done = connection.act("plant 1")
  last().tell({ ...no, id: 1 })
  expect((await done)?.id).toBe(1)
  expect(connection.refusal).toBeUndefined()
  connection.takeBack()
  last().tell({ ...no, id: null })
  expect(connection.refusal?.id).toBeNull()
})

test("consent is sent as it is given", () => {
  const connection = connected()
  connection.agree(false)
  expect(last().sent.at(-1)).toEqual({ t: "agree", yes: false })
})
