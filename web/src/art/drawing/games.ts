// What single games draw, from `games/GAME/drawings.ts`.

/** Whoever appears in a game. */
export interface Cast {
  kinds: readonly string[]
  houses?: readonly string[]
  bosses?: readonly string[]
  spells?: readonly string[]
}

/** By id, what a game draws that no other game has; by the ids of its variants, who appears and the poster. */
export interface Drawings {
  casts: Record<string, Cast>
  /** Facades from few parts, each with a roof or a sign of its own. */
  houses?: Record<string, string>
  /** On a board of 100 × 106. */
  bosses?: Record<string, string>
  /** One white sign each. */
  spells?: Record<string, string>
  posters: Record<string, readonly string[]>
}

const GAMES = Object.values(import.meta.glob<{ drawings: Drawings }>('../../games/*/drawings.ts', { eager: true })).map(({ drawings }) => drawings)

function all<What extends keyof Drawings>(what: What): Required<Drawings>[What] {
  return Object.assign({}, ...GAMES.map((game) => game[what] ?? {})) as Required<Drawings>[What]
}

export const CASTS = all('casts')
export const HOUSES = all('houses')
export const BOSSES = all('bosses')
export const SPELLS = all('spells')
export const POSTERS = all('posters')
