// What each game adds to the frame, in named places only (the table puts them there and knows no game):
//   strip     between the others and the middle: bosses
//   revealed  instead of the cards in the box of the revealed: groups
//   middle    right of the revealed cards: the market
//   railTop   above the offers: race, shop, own town, own spells
//   purse     at the right end of the hand: taler by bean; there is no “You” beside the fields then
//   aside     at the right end of the hand too, but besides
//   seat      a line within the place of each of the others: what it owns
//   badge     in the head of a bed: tax, power, what keeps it
//   stage     over seats and middle, while `staged` says so: an attack, a sale, a choice
//   sheet     on phones: what a button of the action bar opens
// A place that is missing stays as it is in every game.

import type { Component } from "svelte"
import type { Attachment } from "svelte/attachments"

import type { Fact, Insight, TableView } from "../lib/data"
import type { Data, GameDetails, Room, Told } from "../lib/wire"
import type { Speech } from "../lib/words"
import type { Mark, USUAL } from "../table/coach"
import type { Sound } from "../table/sounds"
import type { Act, Thing } from "../table/targets"

/** A move with what it names, and the message that says what it brings about. */
export interface Option extends Act {
  meaning: Data | null
}

export interface PanelProps {
  game: GameDetails
  room: Room
  view: TableView
  insight: Insight
  /** Every move but offers and answers. */
  moves: Option[]
  /** Every act known here, oldest first. */
  log: Told[]
  speech: Speech
  layout: "phone" | "tablet" | "desktop"
  /** Sends a sentence; a refusal is shown by the table, so what is forbidden may be sent too. */
  act(sentence: string): void
  tap(target: Thing): void
  /** Whether a tap leads on from what is picked. */
  leads(target: Thing): boolean
  isPicked(target: Thing): boolean
  /** Whether anything is picked. */
  picking: boolean
  /** Lets a thing be dragged to where it leads. */
  grab(target: Thing): Attachment<HTMLElement>
}

export type SeatProps = PanelProps & { seat: number }
export type BadgeProps = PanelProps & { seat: number; field: number }

export interface Sheet {
  /** The id of the button's word. */
  label: string
  panel: Component<PanelProps>
  /** Whether the button has a dot: something in it can be done now. */
  calls(props: PanelProps): boolean
}

export interface Panels {
  strip?: Component<PanelProps>
  revealed?: Component<PanelProps>
  middle?: Component<PanelProps>
  railTop?: Component<PanelProps>
  purse?: Component<PanelProps>
  aside?: Component<PanelProps>
  seat?: Component<SeatProps>
  badge?: Component<BadgeProps>
  stage?: Component<PanelProps>
  staged?(props: PanelProps): boolean
  sheet?: Sheet
  /** What a fact sounds like, if not as everywhere. */
  soundOf?(fact: Fact): Sound | undefined
  /** How many taler I have, where not all of them lie in the purse. */
  taler?(props: PanelProps): number
  /** The title of a bed that is not just its kind; undefined where the kind says it. */
  bedTitle?(props: BadgeProps): string | undefined
  /** What the guide tells in a first game, of a game of this family; the usual marks where nothing is said. */
  lesson?(usual: typeof USUAL, game: string): Mark[]
}

/** What is known of a game before its panels are loaded: which places it fills, so that they are kept from the beginning. */
export interface Shape {
  /** Whether there is a strip between the others and the middle. */
  strip: boolean
  /** Whether my taler lie at the end of my hand. */
  purse: boolean
  /** Whether the places of the others have a line for what they own. */
  line: boolean
  /** The height of what the game adds to the rail, in px. */
  rail: number
}

const PLAIN: Shape = { strip: false, purse: false, line: false, rail: 0 }
/** By folder, which is named as the game; its variants are in the same one. */
const FOLDERS = import.meta.glob<{ panels: Panels }>("./*/index.ts")
const SHAPES = import.meta.glob<Partial<Shape>>("./*/shape.ts", { eager: true, import: "shape" })

/** The file of a game in its folder: that of the longest name with which its id begins. */
function fileOf<File>(files: Record<string, File>, name: string, game: string): File | undefined {
  const words = game.split("-")
  const folders = words.map((_, i) => words.slice(0, words.length - i).join("-"))
  const found = folders.find((folder) => files[`./${folder}/${name}`])
  return found === undefined ? undefined : files[`./${found}/${name}`]
}

export const shapeOf = (game: string): Shape => ({ ...PLAIN, ...fileOf(SHAPES, "shape.ts", game) })

/** The panels of a game, named by its id or by that of the game it is derived from; none where it adds nothing. */
export async function panelsFor(game: string): Promise<Panels> {
  const load = fileOf(FOLDERS, "index.ts", game)
  return load ? (await load()).panels : {}
}
