import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import type { Message } from "./data"
import { PACKS } from "./packs"
import type { Target } from "./wire"
import { Pack, Speech } from "./words"

const { de, en } = PACKS
const PLAYERS = ["Ada", "Ben"]
const planted: Message = {
  id: "fact-planted",
  arguments: { who: { seat: 2 }, beans: { beans: ["blue", "blue"] }, field: { field: 1 } },
}

test("a seat is named, and the one spoken to is you", () => {
  expect(new Speech(en, PLAYERS, 1).say(planted)).toBe("Ben plants Blue ×2 on field 1")
  expect(new Speech(en, PLAYERS, 2).say(planted)).toBe("You plant Blue ×2 on field 1")
  expect(new Speech(de, PLAYERS, 2).say(planted)).toBe("Du baust Blaue ×2 auf Feld 1 an")
})

test("a game has the tagline that its names bring, and none without", () => {
  const pack = new Pack("en", { texts: [], names: { games: { fair: { title: "Fair", about: "", tagline: "stalls" }, plain: { title: "Plain", about: "" } } } })
  expect(["fair", "plain", "unknown"].map((game) => pack.names.tagline(game))).toEqual(["stalls", "", ""])
})

test("beans are marked for drawing", () => {
  const revealed: Message = { id: "fact-revealed", arguments: { beans: { beans: ["blue", "red"] } } }
  expect(new Speech(en, []).spans(revealed)).toEqual([
    ["Revealed: ", ""],
    ["Blue", "blue"],
    [", ", ""],
    ["Red", "red"],
  ])
})

test("a bean may be said with the pile it comes from", () => {
  const revealed: Message = { id: "fact-revealed", arguments: { beans: { beans: ["red@store"] } } }
  expect(new Speech(de, []).say(revealed)).toBe("Aufgedeckt: Rote@lager")
})

test("a button says a sentence with names as they are read", () => {
  const speech = new Speech(de, PLAYERS, 1)
  const english = new Speech(en, PLAYERS, 1)
  const card = (id: string): Target => ({ at: "card", id })
  const ready = (id: string): Target => ({ at: "ready", id })
  const field = (number: number): Target => ({ at: "field", number })
  const said = (sentence: string, targets: Target[], by = speech): string => by.label({ sentence, verb: sentence.slice(0, sentence.indexOf(" ")), targets })
  expect(said("discard green", [ready("green"), { at: "discard" }])).toBe("Abwerfen: Brech")
  expect(said("give pole joe", [{ at: "hand", id: "pole" }, { at: "rival", id: "joe" }])).toBe("Geben: Stangen an Joe")
  expect(said("buy gas-station-4", [card("gas-station-4")])).toBe("Kaufen: 4er-Gas Station")
  expect(said("draw 2", [])).toBe("Ziehen 2")
  expect(said("plant 2", [{ at: "front" }, field(2)], english)).toBe("Plant on field 2")
  expect(said("plant all chili 2", [ready("chili"), field(2)], english)).toBe("Plant on field 2: all Chili")
  expect(said("use 1 on 2 with attack", [field(1), { at: "seat", number: 2 }, card("attack")])).toBe("Feld 1 nutzen: auf Ben mit Angriffszauber")
  expect(said("cast spell-swap on 2", [card("spell-swap"), { at: "seat", number: 2 }], english)).toBe("Cast: Spell Swap on Ben")
  expect(said("cast bean-enchantment: princess on 2", [card("bean-enchantment"), ready("princess"), field(2)], english)).toBe("Cast: Bean Enchantment Princess on 2")
  expect(english.names.card("card-flow-up")).toBe("Card Flow (active)")
  expect(said("brew move", [card("move"), { at: "hand", id: "magic" }], english)).toBe("Brew: Move")
  expect(english.label({ sentence: "ring the bell", verb: "", targets: [] })).toBe("Ring the bell")
})

test("a message that no catalogue knows is told by its id", () => {
  expect(new Speech(en, []).say({ id: "no-such-message", arguments: {} })).toBe("no-such-message")
})

interface Spoken {
  language: keyof typeof PACKS
  seat: number | null
  message?: Message
  sentence?: string
  words: string
}

// Made by tests/web_page/test_checks.py from whole games, with what Python says.
const file = process.env["BOHNHOF_SPOKEN"]

test.skipIf(!file)("the page says everything as Python does", () => {
  const { players, spoken } = JSON.parse(readFileSync(file ?? "", "utf8")) as { players: string[]; spoken: Spoken[] }
  expect(spoken.length).toBeGreaterThan(1000)
  for (const { language, seat, message, sentence, words } of spoken) {
    const speech = new Speech(PACKS[language], players, seat)
    expect(message ? speech.say(message) : speech.sentence(sentence ?? "")).toBe(words)
  }
})
