// Sentences and the things on the table that they name, so that a tap can become an act.
// It reads words, never rules: which sentences are allowed comes from the server.

import type { GameInfo, Mark } from "../lib/wire"

export type Thing =
  | { at: "hand"; place: number; bean: string }
  | { at: "ready"; bean: string; index: number }
  | { at: "field"; field: number }
  | { at: "seat"; seat: number }
  | { at: "boss"; boss: string }
  | { at: "card"; card: string }
  | { at: "taler"; bean: string }
  | { at: "discard" }

/** What the words of one sentence name. */
export interface Named {
  verb: string
  marks: readonly Mark[]
  /** A bean of the hand that goes along unnamed. */
  along: string
  front: boolean
  beans: string[]
  fields: number[]
  seats: number[]
  places: number[]
  cards: string[]
  bosses: string[]
}

const NUMBER = /^\d+$/

/** What the words of a game mean: its beans, its cards that are owned, its bosses, and what its sentences point at. */
export type Lexicon = Pick<GameInfo, "beans" | "cards" | "bosses" | "verbs">

const known = new WeakMap<Lexicon, Map<string, Named>>()

/** What a sentence names; each is read once. */
export function named(sentence: string, lexicon: Lexicon): Named {
  const read = known.get(lexicon) ?? new Map<string, Named>()
  known.set(lexicon, read)
  const found = read.get(sentence) ?? parse(sentence, lexicon)
  read.set(sentence, found)
  return found
}

function parse(sentence: string, lexicon: Lexicon): Named {
  const [head = "", tail] = sentence.split(":")
  const words = [...head.split(" "), ":", ...(tail?.split(" ") ?? [])].filter(Boolean)
  const verb = words[0] ?? ""
  const meant = lexicon.verbs.find((one) => one.words === `${verb} ${words[1]}`) ?? lexicon.verbs.find((one) => one.words === verb)
  const marks = meant?.marks ?? []
  const found: Named = { verb, marks, along: meant?.along ?? "", front: false, beans: [], fields: [], seats: [], places: [], cards: [], bosses: [] }
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? ""
    if (NUMBER.test(word)) {
      const number = Number(word)
      const on = words[i - 1] === "on"
      if (marks.includes("places")) found.places.push(number)
      else if (on && !marks.includes("on-field")) found.seats.push(number)
      else if (on || !(marks.includes("counts") || words.indexOf(":") < i)) found.fields.push(number)
    } else {
      const [bean = ""] = word.split("@")
      if (lexicon.bosses.includes(word)) found.bosses.push(word)
      else if (i === 1 && lexicon.cards.some((card) => card.id === word)) found.cards.push(word)
      else if (lexicon.beans.some((one) => one.id === bean)) found.beans.push(bean)
    }
  }
  found.front = marks.includes("front") && found.beans.length === 0
  return found
}

/** Whether a sentence names this thing. */
export function names(what: Named, thing: Thing): boolean {
  switch (thing.at) {
    case "hand":
      if (what.places.length) return what.places.includes(thing.place)
      if (what.front) return thing.place === 1
      return thing.bean === what.along || (what.marks.includes("hand") && what.beans.includes(thing.bean))
    case "ready":
      return what.marks.includes("ready") && what.beans.includes(thing.bean)
    case "field":
      return what.fields.includes(thing.field)
    case "seat":
      return what.seats.includes(thing.seat)
    case "boss":
      return what.bosses.includes(thing.boss)
    case "card":
      return what.cards.includes(thing.card)
    case "discard":
      return what.marks.includes("discards")
    case "taler":
      return what.marks.includes("taler") && what.beans.includes(thing.bean)
  }
}

export function same(a: Thing, b: Thing): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The sentence for the very copy that was picked: “give chili” means the one nearest the front. */
export function forCopy(sentence: string, picked: readonly Thing[], hand: readonly string[], lexicon: Lexicon): string {
  const what = named(sentence, lexicon)
  const card = picked.find((thing) => thing.at === "hand")
  if (!card || card.at !== "hand") return sentence
  const first = hand.indexOf(card.bean, what.marks.includes("behind") ? 1 : 0) + 1
  if (card.place === first) return sentence
  if (what.along) return `${sentence}: ${card.bean}@${card.place}`
  if (!what.marks.includes("hand")) return sentence
  return sentence.replace(new RegExp(`\\b${card.bean}\\b`), `${card.bean}@${card.place}`)
}

/** The sentences among these that name all that was picked. */
export function naming(sentences: readonly string[], picked: readonly Thing[], lexicon: Lexicon): string[] {
  return sentences.filter((sentence) => {
    const what = named(sentence, lexicon)
    if (!picked.every((thing) => names(what, thing))) return false
    return inOrder(what, picked)
  })
}

/** Where the order of places matters, they must have been picked in it. */
function inOrder(what: Named, picked: readonly Thing[]): boolean {
  if (what.marks.includes("unordered")) return true
  const places = picked.flatMap((thing) => (thing.at === "hand" ? [thing.place] : []))
  if (what.places.length === 0) return true
  return places.every((place, i) => what.places[i] === place)
}

/** Whether nothing is left to pick for this sentence. */
export function complete(sentence: string, picked: readonly Thing[], lexicon: Lexicon): boolean {
  const what = named(sentence, lexicon)
  const places = picked.filter((thing) => thing.at === "hand").length
  if (what.places.length) return places === what.places.length
  const wanted =
    what.fields.length + what.seats.length + what.bosses.length + what.cards.length + (what.beans.length ? 1 : 0)
  return picked.length >= wanted
}

export interface Given {
  bean: string
  /** Where it is in the hand, from 1; or where else it lies. */
  place: number | "table" | "store"
}

/** The sentence of an offer. A copy is named only where the plain kind would mean another one. */
export function offer(
  to: number | "all",
  give: readonly Given[],
  want: readonly string[],
  hand: readonly string[],
  open: { table: readonly string[]; store: readonly string[] },
): string {
  const kinds = [...new Set(give.map((card) => card.bean))]
  const words = kinds.flatMap((kind) => {
    const own = give.filter((card) => card.bean === kind)
    return plainly(own, hand, open) ? own.map(() => kind) : own.map((card) => copy(card, open.store))
  })
  return `offer ${to}: ${words.join(" ") || "nothing"} for ${want.join(" ") || "nothing"}`
}

function copy(card: Given, store: readonly string[]): string {
  if (card.place === "table" && !store.includes(card.bean)) return card.bean
  return `${card.bean}@${card.place}`
}

function plainly(
  own: readonly Given[],
  hand: readonly string[],
  open: { table: readonly string[]; store: readonly string[] },
): boolean {
  const kind = own[0]?.bean ?? ""
  if (open.store.includes(kind)) return false
  const lying = open.table.filter((bean) => bean === kind).length
  const places = hand.flatMap((bean, i) => (bean === kind ? [i + 1] : []))
  const usual: (number | string)[] = [...Array<string>(lying).fill("table"), ...places].slice(0, own.length)
  const chosen = own.map((card) => card.place)
  return usual.every((place) => chosen.includes(place as Given["place"]))
}
