// What bots are called in menus and how they play, in words.

import { t, tongue } from "./tongue.svelte"
import type { GameInfo } from "./wire"

/** How strong a bot is and how it plays; a third-party bot is called by its id. */
export function botLabel(bot: string, game: GameInfo): string {
  const alone = `web-bot-${bot}-alone`
  if (!game.trades && tongue.pack.has(alone)) return t(alone)
  return tongue.pack.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot
}

/** More about how it plays; empty where nothing is known. */
export const botAbout = (bot: string): string => (tongue.pack.has(`desk-bot-about-${bot}`) ? t(`desk-bot-about-${bot}`) : "")
