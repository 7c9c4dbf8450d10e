// What a person at the table has picked and is writing, and how a tap becomes an act.

import { cardsOf, insightOf, message, say, sizeOf, tableView } from "../lib/data"
import type { Answers, Insight, Message, Purchase, TableView } from "../lib/data"
import { marksOf } from "../lib/marks"
import { now } from "../lib/now"
import { steady } from "../lib/steady"
import type { Link } from "./link"
import { settings } from "../lib/settings.svelte"
import { t, tongue } from "../lib/tongue.svelte"
import { Speech } from "../lib/words"
import type { Drafted, GameDetails, Seat, View } from "../lib/wire"
import { Chat } from "./chat.svelte"
import { follow } from "./follow"
import { Quiet } from "./quiet.svelte"
import { keepPins, pinnedAt, seatKey } from "./pins"
import { accept, offer } from "./sentences"
import type { Given } from "./sentences"
import { complete, DONE, naming, numberAt, picksSeveral, same, sentenceFor } from "./targets"
import type { Act, Thing } from "./targets"
import { type Waiting, waitingAt } from "./waiting"

export interface Refusal {
  reason: Message
  cites: string[]
  /** What was tapped, as `keyOf` writes it; empty for the board. */
  at: string
}

/** The most acts that a tap asks to choose from. */
const MOST_CHOICES = 6
/** What a move is whose game says nothing about it. */
const BARE: Omit<Act, "sentence"> = { verb: "", targets: [], by: "button", ordered: true, copy: "" }

const NOBODY: Waiting = { me: "", offers: 0, offered: false, others: [], bot: null, people: [] }

export class Sitting {
  picked = $state<Thing[]>([])
  give = $state<number[]>([])
  /** Revealed cards and those of a store that are to be given. */
  lying = $state<Given[]>([])
  want = $state<string[]>([])
  to = $state<number | "all" | null>(null)
  countered = $state<number | null>(null)
  pins = $state<number[]>([])
  refusal = $state.raw<Refusal | null>(null)
  confirming = $state.raw<{ sentence: string; question: Message } | null>(null)
  choosing = $state.raw<string[]>([])
  /** What is about to be bought with taler of any bean. */
  paying = $state.raw<Purchase | null>(null)
  /** Whether the list of keys is open. */
  helped = $state(false)
  /** What the page says for me until the turn ends. */
  readonly quiet = new Quiet(this)
  ids = $state.raw<number[]>([])
  /** Whether the draft is what I proposed in the chat. */
  proposed = $state(false)
  readonly chat: Chat
  private hand: readonly string[] = []
  private looked = false
  private writing = false
  /** Whether I have undone something since I last said “done”: then nobody says it for me. */
  private undone = false

  constructor(
    readonly link: Link,
    readonly game: GameDetails,
  ) {
    this.chat = new Chat(link)
  }

  get view(): View | undefined {
    return this.link.view
  }

  // Each part of a view is kept apart: what shows one is drawn again only when that one has changed.

  readonly table = $derived.by((): TableView | undefined => this.link.view && tableView(this.link.view))
  readonly insight = $derived.by((): Insight | undefined => this.link.view && insightOf(this.link.view))
  readonly me = $derived.by((): number | null => this.link.room?.you ?? null)

  private readonly names = $derived.by(steady(() => this.link.room?.seats.map((seat) => seat.name) ?? []))
  /** By seat: the letters on its disc. */
  readonly marks = $derived.by(() => marksOf(this.names))
  /** Says messages to the one who sits here. */
  readonly speech = $derived.by(() => new Speech(tongue.pack, this.names, this.me))

  /** Whether the game has ended, by the rules or before. */
  get over(): boolean {
    return Boolean(this.insight?.over) || this.view?.ending != null
  }

  /** Whom the table waits for, and why. While a bot plays for me, nothing is asked of me. */
  readonly waiting = $derived.by((): Waiting => {
    const { view, wait } = this.link
    return view && this.insight && !this.over ? waitingAt(view, this.insight, this.deputed ? null : this.me, wait) : NOBODY
  })

  /** What is expected, as one says it who taps: shorter than the catalogue's own sentence, which may speak of typing. */
  asks(what: Message): Message {
    const own = `desk-${what.id}`
    const front = this.cards[0]
    const revealed = sizeOf(this.table?.revealed ?? 0)
    return tongue.pack.has(own) ? say(own, { ...what.arguments, front: { beans: front ? [front] : [] }, revealed: { number: revealed } }) : what
  }

  /** My hand, front card first. */
  readonly cards = $derived.by(steady(() => (this.me === null ? [] : cardsOf(this.table?.players[this.me - 1]?.hand ?? []))))
  readonly store = $derived.by(steady(() => cardsOf(this.table?.piles[`store ${this.me}`] ?? [])))

  readonly sentences = $derived.by(steady(() => this.view?.moves.map((move) => move.sentence) ?? []))
  /** My answers to offers: tickets have buttons for them. */
  private readonly answers = $derived.by(
    () => new Set(this.insight?.answers.flatMap(({ accept, decline, withdraw }) => [accept, decline, withdraw].flatMap((one) => one?.sentence ?? []))),
  )
  /** Every move but offers and answers, with what it names. */
  readonly acts = $derived.by(() => this.sentences.filter((sentence) => !this.answers.has(sentence)).map((sentence) => this.actOf(sentence)))
  /** The moves that are made by taps on things. */
  readonly tapped = $derived.by(() => this.acts.filter((act) => act.by !== "control"))
  /** The act that moves the game on, besides what is picked. */
  readonly next = $derived.by(() => this.acts.find((act) => act.sentence === DONE) ?? this.acts.find((act) => act.by === "control" && !act.targets.length))

  /** A sentence with what it names. */
  actOf(sentence: string): Act {
    return { ...(this.game.acts[sentence] ?? BARE), sentence }
  }

  /** Whether a move with this verb can be made. */
  can(verb: string): boolean {
    return this.acts.some((act) => act.verb === verb)
  }

  get trading(): boolean {
    return this.me !== null && (this.insight?.may_offer ?? false)
  }

  /** What is said with one tap once these things are picked. */
  get offered(): Act[] {
    if (!this.picked.length) return []
    return naming(this.tapped, this.picked).filter((act) => complete(act, this.picked))
  }

  /** Whether a tap on this thing would lead on from what is picked. */
  leads(thing: Thing): boolean {
    return naming(this.tapped, [...this.picked, thing]).length > 0
  }

  /** What a tap on this field would be: planting, something else that is to be done, the use of its power, or nothing. */
  fieldLeads(field: number): "plant" | "act" | "power" | "" {
    const fits = naming(this.tapped, [...this.picked, { at: "field", field }])
    if (!fits.length) return ""
    if (fits.every((act) => act.by === "confirm")) return "power"
    const plantings = this.insight?.plantings ?? []
    return fits.every((act) => plantings.some((one) => one.sentence === act.sentence)) ? "plant" : "act"
  }

  /** What a tap on this field does, in words; where that is not one thing, which field it is. */
  fieldWords(field: number): string {
    const [act, ...others] = naming(this.tapped, [...this.picked, { at: "field", field }])
    return act && !others.length ? this.speech.label(act) : t("art-bed-touch", { place: field })
  }

  /** Whether this card must be seen to before the game goes on: it leads somewhere, and it is not there to be traded. */
  waits(thing: Thing): boolean {
    return !this.trading && !this.picked.length && this.leads(thing)
  }

  isPicked(thing: Thing): boolean {
    return this.picked.some((other) => same(other, thing))
  }

  /** After every new view: keep ids and pins of cards, drop what can no longer be meant. */
  seen(): void {
    const now = this.cards
    if (!this.looked) this.remember()
    const before = this.hand
    const given = this.give.map((place) => this.ids[place - 1])
    if (before !== now) {
      this.ids = follow(before, this.ids, now)
      this.hand = now
    }
    this.pins = this.pins.filter((id) => this.ids.includes(id))
    this.keepPins()
    this.give = given.flatMap((id) => (id !== undefined && this.ids.includes(id) ? [this.ids.indexOf(id) + 1] : []))
    if (!this.trading) this.clearDraft()
    this.picked = this.picked.filter((thing) => thing.at !== "hand" || now[thing.place - 1] === thing.bean)
    if (this.picked.length && !naming(this.tapped, this.picked).length) this.picked = []
    if (this.confirming && !this.sentences.includes(this.confirming.sentence)) this.confirming = null
    if (this.paying && !this.insight?.purchases.some((one) => one.sentence === this.paying?.sentence && !one.refusal)) this.paying = null
    this.choosing = this.choosing.filter((sentence) => this.sentences.includes(sentence))
    if (this.spared && !this.link.pending) void this.link.act(DONE)
    this.quiet.answer()
  }

  /** Whether the page says “done” for me, because my turn only waits for a word I need not be asked for. */
  get spared(): boolean {
    const { link, insight, me } = this
    const waits = me !== null && !!insight?.unasked && insight.awaited.includes(me)
    return waits && link.live && !this.deputed && !this.undone && !settings.ends
  }

  /** The pins of this seat from before the page was loaded anew. */
  private remember(): void {
    const { room } = this.link
    if (!room || this.me === null) return
    this.looked = true
    const pinned = pinnedAt(seatKey(room.table, this.me))
    if (!pinned) return
    this.hand = pinned.hand
    this.ids = follow([], [], pinned.hand)
    this.pins = pinned.places.flatMap((place) => this.ids[place - 1] ?? [])
  }

  private keepPins(): void {
    const { room } = this.link
    if (!room || this.me === null) return
    const places = this.insight?.over ? [] : this.pins.map((id) => this.ids.indexOf(id) + 1)
    keepPins(seatKey(room.table, this.me), { hand: this.hand, places })
  }

  // Taps

  tap(thing: Thing): void {
    this.refusal = null
    if (thing.at === "card" && this.insight?.purchases.some((one) => one.card === thing.card)) return this.buy(thing.card)
    const given = this.trading && thing.at === "hand" && !(this.picked.length && this.leads(thing))
    if (given) return this.toggleGiven(thing.place)
    if (this.isPicked(thing)) {
      this.picked = this.picked.filter((other) => !same(other, thing))
      return
    }
    let picked = [...this.picked, thing]
    let fits = naming(this.tapped, picked)
    if (!fits.length && this.picked.length) {
      picked = [thing]
      fits = naming(this.tapped, picked)
    }
    if (!fits.length) return this.refuse(thing)
    const only = fits.length === 1 ? fits[0] : undefined
    const target = thing.at !== "hand" && thing.at !== "ready"
    if (only && only.by !== "confirm" && (target || (complete(only, picked) && picksSeveral(only)))) {
      return void this.act(sentenceFor(only, picked), keyOf(thing))
    }
    this.picked = picked
    const whole = fits.filter((act) => complete(act, picked))
    const few = fits.length <= MOST_CHOICES || thing.at === "rival"
    if (target && (only || whole.length === fits.length || (!whole.length && few))) {
      this.choosing = fits.map((act) => act.sentence)
    }
  }

  /** Do one of several acts, with the card that is picked. */
  choose(sentence: string): void {
    void this.act(sentenceFor(this.actOf(sentence), this.picked))
  }

  /** A revealed card: into the draft while I trade, given if it is mine and else wanted; else to be planted or used. */
  tapRevealed(bean: string, index: number): void {
    const thing: Thing = { at: "ready", bean, index }
    const lies = index < cardsOf(this.table?.revealed ?? []).length
    if (!this.trading || !lies || (this.picked.length && this.leads(thing))) this.tap(thing)
    else if (this.insight?.active === this.me) this.toggleLying({ bean, place: "table" }, index)
    else this.wantLying(bean)
  }

  /** One more of this kind, up to as many as lie there; then none. */
  private wantLying(bean: string): void {
    const count = (beans: readonly string[]): number => beans.filter((one) => one === bean).length
    if (count(this.want) < count(cardsOf(this.table?.revealed ?? []))) this.wantMore(bean)
    else this.unwant(bean)
  }

  private refuse(thing: Thing): void {
    const bean = this.picked.find((other) => other.at === "hand" || other.at === "ready")
    const refused = this.insight?.plantings.find(
      (one) =>
        one.refusal &&
        thing.at === "field" &&
        one.field === thing.field &&
        (!bean || !("bean" in bean) || one.beans.includes(bean.bean)),
    )
    this.tellRefusal(refused?.refusal ?? this.whyNot(thing), keyOf(thing))
  }

  /** Why a thing leads nowhere, as far as the moves tell. */
  private whyNot(thing: Thing): Message {
    const awaited = this.me !== null && (this.insight?.awaited.includes(this.me) ?? false)
    if (!awaited && !this.trading) return say("refusal-not-your-turn")
    const front = this.tapped.some((act) => act.targets.some((target) => target.at === "front"))
    return say(thing.at === "hand" && thing.place > 1 && front ? "desk-front-first" : "desk-not-now")
  }

  tellRefusal(reason: Message, at = "", cites: string[] = []): void {
    this.refusal = { reason, cites, at }
  }

  // Acts

  async act(sentence: string, at = ""): Promise<void> {
    this.picked = []
    this.choosing = []
    this.confirming = null
    this.paying = null
    this.refusal = null
    if (sentence === DONE) this.undone = false
    const no = await this.link.act(sentence)
    if (no) this.tellRefusal(message(no.reason), at, no.cites)
  }

  silent(): void {
    void this.link.silent()
  }

  undo(): void {
    this.undone = true
    this.link.takeBack()
  }

  /** Sell a field; what throws taler away asks back. */
  harvest(field: number): void {
    const place = this.insight?.fields[(this.me ?? 0) - 1]?.[field - 1]
    const choice = place?.harvest
    if (!place || !choice) return
    if (choice.refusal) return this.tellRefusal(choice.refusal, `field-${field}`)
    const { verb } = this.actOf(choice.sentence)
    const ways = this.acts.filter((act) => act.verb === verb && numberAt(act, "field") === field).map((act) => act.sentence)
    if (ways.length > 1) {
      this.choosing = ways
      return
    }
    const next = place.thresholds[0]
    if (place.worth === 0) {
      this.confirming = { sentence: choice.sentence, question: say("desk-harvest-nothing") }
    } else if (next?.more === 1 && next.taler > place.worth) {
      const args = { now: { taler: place.worth }, then: { taler: next.taler } }
      this.confirming = { sentence: choice.sentence, question: say("desk-harvest-early", args) }
    } else void this.act(choice.sentence, `field-${field}`)
  }

  buy(card: string): void {
    const sales = this.insight?.purchases.filter((one) => one.card === card) ?? []
    const sale = sales.find((one) => !one.refusal) ?? sales[0]
    if (!sale) return
    if (sale.refusal) this.tellRefusal(sale.refusal, `card-${card}`)
    else if (sale.bean === null && this.choosesTaler(sale.price)) this.paying = sale
    else void this.act(sale.sentence, `card-${card}`)
  }

  /** Whether an undo or a hint needs the consent of others. */
  get asking(): boolean {
    return (this.link.room?.partners.length ?? 0) > 0
  }

  /** Whether I may undo something, or ask to. */
  get undoes(): boolean {
    if (!this.plays) return false
    if (!this.asking) return this.view?.can_take_back ?? false
    return !this.insight?.over && this.link.log.some((told) => told.seat === this.me)
  }

  /** Whether I decide for my seat myself. */
  get plays(): boolean {
    return this.link.room?.seats[(this.me ?? 0) - 1]?.who === "person"
  }

  /** My seat, while a bot plays for me. */
  get deputed(): Seat | undefined {
    return this.link.room?.seats.find((seat) => seat.seat === this.me && seat.who === "bot")
  }

  /** For how many seconds the person of a seat has been absent, counted on since the server said it. */
  absence(seat: Seat): number {
    return seat.absent && seat.absent + (now() - this.link.roomAt) / 1000
  }

  /** The same in words for a seat that a person plays; empty for any other. */
  presence(seat: Seat): string {
    if (seat.who !== "person") return ""
    const minutes = Math.floor(this.absence(seat) / 60)
    return minutes ? t("desk-away-for", { count: minutes }) : t(seat.absent ? "desk-away" : "desk-online")
  }

  /** Who reads is not hurried: the table waits as for one who writes an offer. Gives back how to stop. */
  read(): () => void {
    this.link.draft(true)
    return () => this.link.draft(this.drafted)
  }

  /** My taler, by their beans. */
  get taler(): string[] {
    return cardsOf(this.table?.players[(this.me ?? 0) - 1]?.taler ?? [])
  }

  private choosesTaler(price: number): boolean {
    const kinds = new Set(this.taler)
    return !kinds.has("?") && kinds.size > 1 && this.taler.length > price
  }

  // Trading

  toggleGiven(place: number): void {
    const id = this.ids[place - 1]
    const given = this.give.includes(place)
    if (!given && id !== undefined && this.pins.includes(id)) return this.tellRefusal(say("desk-pinned"), `hand-${place}`)
    this.give = given ? this.give.filter((other) => other !== place) : [...this.give, place].sort((a, b) => a - b)
    this.tellWriting()
  }

  toggleLying(card: Given, index: number): void {
    const key = { ...card, index }
    const found = this.lying.findIndex((other) => (other as typeof key).index === index && other.place === card.place)
    this.lying = found >= 0 ? this.lying.filter((_, i) => i !== found) : [...this.lying, key]
    this.tellWriting()
  }

  isGivenLying(place: Given["place"], index: number): boolean {
    return this.lying.some((card) => card.place === place && (card as Given & { index: number }).index === index)
  }

  toggleWanted(bean: string): void {
    if (this.want.includes(bean)) this.unwant(bean)
    else this.wantMore(bean)
  }

  wantMore(bean: string): void {
    this.want = [...this.want, bean]
    this.tellWriting()
  }

  wantLess(bean: string): void {
    const last = this.want.lastIndexOf(bean)
    this.want = this.want.filter((_, i) => i !== last)
    this.tellWriting()
  }

  unwant(bean: string): void {
    this.want = this.want.filter((one) => one !== bean)
    this.tellWriting()
  }

  togglePin(place: number): void {
    const id = this.ids[place - 1]
    if (id === undefined) return
    this.pins = this.pins.includes(id) ? this.pins.filter((other) => other !== id) : [...this.pins, id]
    if (this.pins.includes(id)) this.give = this.give.filter((other) => other !== place)
    this.keepPins()
  }

  get given(): Given[] {
    const hand = this.cards
    return [...this.lying, ...this.give.map((place) => ({ bean: hand[place - 1] ?? "", place }))]
  }

  get drafted(): boolean {
    return this.give.length + this.lying.length + this.want.length > 0
  }

  /** To whom the draft goes: named, or everybody in my turn, or the player on turn. */
  get receiver(): number | "all" {
    if (this.to !== null) return this.to
    return this.insight?.active === this.me ? "all" : (this.insight?.active ?? "all")
  }

  async send(): Promise<void> {
    if (!this.drafted) return
    const decline = this.answersTo(this.countered)?.decline
    const sentence = offer(this.receiver, this.given, this.want, this.store)
    this.clearDraft()
    if (decline && !decline.refusal) await this.act(decline.sentence)
    await this.act(sentence, "draft")
  }

  clearDraft(): void {
    this.give = []
    this.lying = []
    this.want = []
    this.to = null
    this.countered = null
    this.proposed = false
    this.tellWriting()
  }

  /** What I proposed in the chat as a draft, if I can give those cards without one that I keep. */
  propose({ to, give, want }: Drafted): void {
    this.draft(to ?? "all", give, want)
    if (this.given.length < give.length) this.clearDraft()
    else this.proposed = true
  }

  /** A whole offer as a draft, not yet sent: from a suggestion, or another's offer the other way round. */
  draft(to: number | "all" | null, give: readonly string[], want: readonly string[], countered: number | null = null): void {
    this.clearDraft()
    this.to = to
    this.want = [...want]
    this.countered = countered
    const lying = this.insight?.active === this.me ? cardsOf(this.table?.revealed ?? []) : []
    for (const bean of give) {
      const index = lying.findIndex((one, i) => one === bean && !this.isGivenLying("table", i))
      const place = this.cards.findIndex(
        (one, i) => one === bean && !this.give.includes(i + 1) && !this.pins.includes(this.ids[i] ?? -1),
      )
      if (index >= 0) this.toggleLying({ bean, place: "table" }, index)
      else if (place >= 0) this.give = [...this.give, place + 1].sort((a, b) => a - b)
    }
    this.tellWriting()
  }

  /** Accept; if exactly the wanted cards are picked to be given, those very copies. */
  accept(serial: number): void {
    const wanted = this.table?.offers.find((one) => one.serial === serial)?.want ?? []
    const given = this.given.map((card) => card.bean)
    const chosen = given.length > 0 && [...given].sort().join(" ") === [...wanted].sort().join(" ")
    const sentence = chosen ? accept(serial, this.given, this.store) : this.answersTo(serial)?.accept?.sentence
    if (sentence) void this.act(sentence, `offer-${serial}`)
    if (chosen) this.clearDraft()
  }

  decline(serial: number): void {
    const sentence = this.answersTo(serial)?.decline?.sentence
    if (sentence) void this.act(sentence)
  }

  withdraw(serial: number): void {
    const sentence = this.answersTo(serial)?.withdraw?.sentence
    if (sentence) void this.act(sentence)
  }

  /** What I may say to an open offer. */
  private answersTo(serial: number | null): Answers | undefined {
    return this.insight?.answers.find((one) => one.offer === serial)
  }

  /** Why I can't accept an offer: null if I can, undefined if it is none to me. */
  accepting(serial: number): Message | null | undefined {
    return this.answersTo(serial)?.accept?.refusal
  }

  private tellWriting(): void {
    if (this.drafted === this.writing) return
    this.writing = this.drafted
    this.link.draft(this.writing)
  }
}

/** The name of a thing, for finding it on the page. */
export function keyOf(thing: Thing): string {
  switch (thing.at) {
    case "hand":
      return `hand-${thing.place}`
    case "ready":
      return `ready-${thing.index}`
    case "taler":
      return `taler-${thing.bean}`
    case "field":
      return `field-${thing.field}`
    case "seat":
      return `seat-${thing.seat}`
    case "rival":
      return `rival-${thing.rival}`
    case "card":
      return `card-${thing.card}`
    case "discard":
      return "discard"
  }
}
