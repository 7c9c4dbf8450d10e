// Messages in words, said to one seat in one language. The same as `src/bohnhof/words/speech.py`, from the
// same files: tests/web_page/test_checks.py compares both.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"

import type { Argument, Message } from "./data"
import type { ActInfo, Target } from "./wire"

type Row = Record<string, unknown>
type Rows = Record<string, Record<string, Row>>
export type Values = Record<string, string | number>

/** A piece of text and the id of the bean it names; empty if it names none. */
export type Span = [text: string, bean: string]

const UNSEEN = "?"
const EVERYONE = 0
const SPELL_FOLLOWS = ["cast", "brew", "activate", "with"]
/** What may follow a word of a sentence. */
const ENDS: readonly string[] = [":", ","]
const MARKED = /\ue000(.*?)\ue001(.*?)\ue002/g
const NUMBERS = ["taler", "number", "field", "place", "offer"]

/** With a capital, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const mark = (bean: string, words: string): string => `\ue000${bean}\ue001${words}\ue002`

/** Catalogues and names, of one language or some of them. */
export interface Words {
  texts: string[]
  names: Rows
}

/** The catalogue and the names of one language, as far as they are loaded. */
export class Pack {
  private readonly bundle: FluentBundle
  private readonly rows: Rows = {}
  private readonly added = new Set<Words>()
  readonly names = new Names(this.rows)

  constructor(
    readonly language: string,
    ...words: Words[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const one of words) this.add(one)
  }

  /** Add more of this language. What is there already stays. */
  add(words: Words): void {
    if (this.added.has(words)) return
    this.added.add(words)
    for (const text of words.texts) this.bundle.addResource(new FluentResource(text))
    for (const [section, names] of Object.entries(words.names)) this.rows[section] = typeof names === "object" ? { ...names, ...this.rows[section] } : names
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  format(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) return id
    const problems: Error[] = []
    const words = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, problems)
    for (const problem of problems) console.error(id, problem.message)
    return words
  }
}

/** What games call themselves, for those whose words are not there. */
export const TITLES = new Map<string, string>()

/** Names for ids: `src/bohnhof/words/names.py`. What has no name is called by its id. */
export class Names {
  constructor(readonly rows: Rows) {}

  bean(bean: string, count = 1): string {
    return this.name("beans", bean, count === 1 ? "one" : "many")
  }

  short(bean: string): string {
    return this.name("beans", bean, "short")
  }

  card(card: string): string {
    const [, family = "", last = ""] = /^(.+)-([^-]+)$/.exec(card) ?? []
    const form = /^\d+$/.test(last) ? String(this.rows["priced"]) : this.name("faces", last, "name")
    if (!family || form === last || this.rows["cards"]?.[card]) return this.name("cards", card, "name")
    return form.replace("{name}", this.name("cards", family, "name")).replace("{price}", last)
  }

  boss(boss: string): string {
    return this.name("cards", boss, "short")
  }

  power(card: string): string {
    const cards = this.rows["cards"] ?? {}
    if (cards[card]) return String(cards[card]["power"] ?? "")
    const [family, price] = priced(card)
    const powers = (cards[family]?.["powers"] ?? {}) as Row
    return String(powers[price] ?? "")
  }

  beanPower(bean: string): string {
    return String(this.rows["beans"]?.[bean]?.["power"] ?? "")
  }

  title(game: string): string {
    return this.knows("games", game) ? this.name("games", game, "title") : (TITLES.get(game) ?? game)
  }

  about(game: string): string {
    return String(this.rows["games"]?.[game]?.["about"] ?? "")
  }

  /** What is special about a game, in two or three words; empty where nothing is said. */
  tagline(game: string): string {
    return String(this.rows["games"]?.[game]?.["tagline"] ?? "")
  }

  word(word: string): string {
    return this.name("sentences", word, "word")
  }

  pile(pile: string): string {
    return this.name("piles", pile, "word")
  }

  knows(section: string, word: string): boolean {
    return this.rows[section]?.[word] !== undefined
  }

  name(section: string, word: string, form: string): string {
    return String(this.rows[section]?.[word]?.[form] ?? word)
  }
}

/** A card of several prices: its family and its price, both empty for any other. */
function priced(card: string): [string, string] {
  const found = /^(.+)-(\d+)$/.exec(card)
  return found ? [found[1] ?? "", found[2] ?? ""] : ["", ""]
}

export class Speech {
  readonly names: Names

  /** The players by seat, and the seat that is spoken to, counted from 1; null for nobody in particular. */
  constructor(
    readonly pack: Pack,
    readonly players: readonly string[],
    readonly seat: number | null = null,
  ) {
    this.names = pack.names
  }

  /** The words of a message. */
  say(message: Message): string {
    return this.marked(message).replace(MARKED, "$2")
  }

  /** The words of a message, with the beans in them marked for drawing. */
  spans(message: Message): Span[] {
    const pieces = this.marked(message).split(MARKED)
    const found: Span[] = []
    for (let i = 0; i < pieces.length; i += 3) {
      if (pieces[i]) found.push([pieces[i] ?? "", ""])
      if (i + 2 < pieces.length) found.push([pieces[i + 2] ?? "", pieces[i + 1] ?? ""])
    }
    return found
  }

  who(seat: number): string {
    return this.players[seat - 1] ?? String(seat)
  }

  /** A sentence in the words of this language, as one would type it. */
  sentence(sentence: string): string {
    let before = ""
    return sentence
      .split(" ")
      .map((word) => {
        const end = ENDS.includes(word.slice(-1)) ? word.slice(-1) : ""
        const [head = "", ...place] = word.slice(0, word.length - end.length).split("@")
        const said = SPELL_FOLLOWS.includes(before) ? this.cardWord(head) : this.sentenceWord(head)
        before = head
        return said + place.map((pile) => `@${this.names.pile(pile)}`).join("") + end
      })
      .join(" ")
  }

  /** An act as a button says it: its words, with what it names called as one reads it. */
  label({ sentence, verb, targets }: Pick<ActInfo, "verb" | "targets"> & { sentence: string }): string {
    const own = `desk-act-${verb}`
    const field = this.pack.has(own) ? targets.find((target) => target.at === "field")?.number : undefined
    const named = targets.filter((target) => target.at !== "front")
    const words: string[] = []
    for (const typed of sentence.split(" ").slice(1)) {
      const word = ENDS.includes(typed.slice(-1)) ? typed.slice(0, -1) : typed
      const at = named.findIndex((target) => target.id === word || (target.id === undefined && String(target.number) === word))
      const [target] = at < 0 ? [] : named.splice(0, at + 1).slice(-1)
      if (!target) words.push(this.labelWord(word))
      else if (target.at === "rival") words.push(this.pack.format(verb === "plant" ? "desk-for-boss" : "desk-to-boss", { boss: this.names.boss(word) }))
      else if (target.at !== "field" || field === undefined) words.push(this.nameOf(target))
    }
    const head = field === undefined ? capital(this.names.word(verb || sentence)) : this.pack.format(own, { field })
    if (!words.length || (!verb && !targets.length)) return head
    return `${Number(words[0]) && field === undefined ? head : this.pack.format("desk-labelled", { label: head })} ${words.join(" ")}`
  }

  /** What an act names, as one reads it. */
  private nameOf({ at, number = 0, id = "" }: Target): string {
    switch (at) {
      case "hand":
      case "behind":
      case "ready":
      case "taler":
        return this.names.short(id)
      case "card":
      case "family":
        return this.names.card(id)
      case "seat":
        return this.who(number)
      case "discard":
        return this.names.word(at)
      default:
        return String(number)
    }
  }

  private labelWord(word: string): string {
    if (this.names.knows("beans", word)) return this.names.short(word)
    return this.names.knows("sentences", word) ? this.names.word(word) : this.names.card(word)
  }

  private sentenceWord(word: string): string {
    if (this.names.knows("sentences", word)) return this.names.word(word)
    return this.names.knows("beans", word) ? this.names.short(word).toLowerCase() : this.cardWord(word)
  }

  private cardWord(word: string): string {
    const row = this.names.rows["cards"]?.[word] ?? {}
    const name = this.pack.language === "en" || "short" in row ? word : this.names.card(word)
    return name === word ? name : name.toLowerCase().replaceAll(" ", "-")
  }

  private marked(message: Message): string {
    const values: Values = {}
    for (const [name, argument] of Object.entries(message.arguments ?? {})) this.fill(values, name, argument)
    return this.pack.format(message.id, values)
  }

  private fill(values: Values, name: string, argument: Argument): void {
    const [sort, value] = apart(argument)
    if (NUMBERS.includes(sort)) {
      values[name] = value as number
      return
    }
    values[name] = this.words(sort, value)
    if (sort === "seat") {
      values[`${name}_is`] = value === EVERYONE ? "all" : value === this.seat ? "you" : "other"
      values[`${name}_whom`] = value === this.seat ? this.pack.format("whom") : values[name]
    } else if (sort === "bean") {
      values[`${name}_power`] = this.names.beanPower(String(value))
    } else if (sort === "card") {
      values[`${name}_power`] = this.names.power(String(value))
    } else if (Array.isArray(value)) {
      values[`${name}_count`] = value.length
      values[`${name}_is`] = value.some((word) => word !== UNSEEN) ? "seen" : "unseen"
      if (sort === "seats") {
        const alone = value[0] === this.seat ? "you" : "other"
        values[`${name}_is`] = value.length === 1 ? alone : "several"
      }
    }
  }

  private words(sort: string, value: unknown): string {
    if (sort === "message") return this.marked(value as Message)
    if (Array.isArray(value)) return this.several(sort, value)
    if (typeof value === "number") {
      if (sort !== "seat") return String(value)
      return value === EVERYONE ? this.pack.format("everybody") : this.who(value)
    }
    const word = String(value)
    switch (sort) {
      case "bean":
        return this.bean(word)
      case "card":
        return this.names.card(word)
      case "boss":
        return this.names.boss(word)
      case "typed":
        return this.quoted(word)
      case "sentence":
        return this.quoted(this.sentence(word))
      case "word":
        return this.names.word(word)
    }
    return word
  }

  private several(sort: string, values: unknown[]): string {
    const words = values.map(String)
    switch (sort) {
      case "beans":
        return this.counted(words).join(", ") || this.pack.format("nothing")
      case "ordered":
        return words.map((word) => this.bean(word)).join(" ")
      case "crop":
        return this.crop(words)
      case "row":
        return this.row(words)
      case "mixed":
        return this.counted(words).join(" ")
      case "cards":
        return words.map((word) => this.names.card(word)).join(", ")
      case "seats":
        return this.seats(values as number[])
    }
    const said = values.map((value) => this.words(...apart(value as Argument)))
    return said.join(sort === "choice" ? ` ${this.pack.format("or")} ` : ", ")
  }

  private quoted(words: string): string {
    return this.pack.format("quoted", { words })
  }

  /** Several players in one phrase. */
  seats(seats: number[]): string {
    const words = seats.map((seat) => (seat === this.seat ? this.pack.format("you") : this.who(seat)))
    if (words.length < 2) return words.join("")
    return `${words.slice(0, -1).join(", ")} ${this.pack.format("and")} ${words.at(-1)}`
  }

  private bean(bean: string): string {
    if (bean === UNSEEN) return UNSEEN
    const [kind = "", pile] = bean.split("@")
    return mark(kind, this.names.short(kind)) + (pile === undefined ? "" : `@${this.names.pile(pile)}`)
  }

  private counted(beans: string[]): string[] {
    const counts = new Map<string, number>()
    for (const bean of beans) counts.set(bean, (counts.get(bean) ?? 0) + 1)
    return [...counts].map(([bean, n]) => (n > 1 ? `${this.bean(bean)} ×${n}` : this.bean(bean)))
  }

  private row(beans: string[]): string {
    if (new Set(beans).size === 1) return `${this.bean(beans[0] ?? "")} ×${beans.length}`
    return beans.map((bean) => this.bean(bean)).join("-")
  }

  private crop(beans: string[]): string {
    const [first = ""] = beans
    if (new Set(beans).size !== 1) return this.row(beans)
    return mark(first, `${beans.length} ${this.names.bean(first, beans.length)}`)
  }
}

function apart(argument: Argument): [string, unknown] {
  return Object.entries(argument)[0] ?? ["text", ""]
}
