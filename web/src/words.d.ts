// Made by web/words.ts from the catalogues.
declare module "virtual:words" {
  type Part = Record<import("./lib/languages").Language, () => Promise<{ default: import("./lib/words").Words }>>
  const parts: {
    /** What the first game and most screens say, and the names of all games and beans. */
    first: Part
    /** What only other games say; whoever plays them waits for it. */
    games: Part
    /** What first games say that teach. */
    lessons: Part
  }
  export default parts
}
