/** The game that newcomers are shown first. Its words and cards come with the page, those of others when they are wanted. */
export const FIRST_GAME = Object.values(import.meta.glob<string>("../games/*/first.ts", { import: "FIRST_GAME", eager: true }))[0] ?? ""
