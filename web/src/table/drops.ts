import type { Thing } from "./targets"
import type { Sitting } from "./sitting.svelte"

/** A card let go over something: the same as tapping both; over a seat or a ticket, a draft. */
export function dropOn(sitting: Sitting, thing: Thing, target: string): void {
  const [what = "", rest = ""] = split(target)
  const number = Number(rest)
  if (sitting.trading && what === "seat") {
    give(sitting, thing)
    sitting.to = number
    return
  }
  if (sitting.trading && what === "offer") {
    const other = sitting.table?.offers.find((one) => one.serial === number)
    if (other) sitting.draft(other.by, [], other.give, number)
    return give(sitting, thing)
  }
  if (sitting.trading && what === "draft") return sitting.tap(thing)
  if (!sitting.isPicked(thing)) {
    sitting.picked = []
    if (!sitting.leads(thing)) return sitting.tap(aim(what, rest) ?? thing)
    sitting.picked = [thing]
  }
  const aimed = aim(what, rest)
  if (aimed) sitting.tap(aimed)
}

/** This very copy into the draft. */
function give(sitting: Sitting, thing: Thing): void {
  const given =
    (thing.at === "hand" && sitting.give.includes(thing.place)) ||
    (thing.at === "ready" && sitting.isGivenLying("table", thing.index))
  if (given) return
  if (thing.at === "ready") sitting.tapRevealed(thing.bean, thing.index)
  else sitting.tap(thing)
}

function split(target: string): [string, string] {
  const at = target.indexOf("-")
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)]
}

function aim(what: string, rest: string): Thing | undefined {
  switch (what) {
    case "field":
      return { at: "field", field: Number(rest) }
    case "seat":
      return { at: "seat", seat: Number(rest) }
    case "rival":
      return { at: "rival", rival: rest }
    case "card":
      return { at: "card", card: rest }
    case "discard":
      return { at: "discard" }
  }
  return undefined
}
