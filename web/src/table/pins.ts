// Pinned cards, remembered on this device while a game lasts, so that a page that is loaded anew still keeps them.

const KEY = "bohnhof-pins"
/** Games that were left and never seen to their end make room for newer ones. */
const MOST = 20

/** A hand as it was last seen, and the places of its pinned cards. */
export interface Pinned {
  hand: readonly string[]
  places: readonly number[]
}

type Kept = Record<string, Pinned>

export const seatKey = (table: string, seat: number): string => `${table}/${seat}`

export function pinnedAt(key: string): Pinned | undefined {
  return kept()[key]
}

/** Without a pin nothing is kept. */
export function keepPins(key: string, pinned: Pinned): void {
  const { [key]: _, ...others } = kept()
  if (pinned.places.length) store({ ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [key]: pinned })
  else if (_) store(others)
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept
  } catch {
    return {}
  }
}

function store(all: Kept): void {
  try {
    if (Object.keys(all).length) localStorage.setItem(KEY, JSON.stringify(all))
    else localStorage.removeItem(KEY)
  } catch {
    // a private window may have no storage
  }
}
