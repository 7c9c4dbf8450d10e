import { CASTS, POSTERS } from './games.ts'
import { poster } from './posters.ts'
import { kindsStylesheet, sprite } from './sprite.ts'

/** Every file that the page draws, by its name. */
export function drawings(): Record<string, string> {
  const made: Record<string, string> = { 'kinds.css': kindsStylesheet() }
  for (const [game, cast] of Object.entries(CASTS)) made[`sprite-${game}.css`] = sprite(cast)
  for (const [game, parts] of Object.entries(POSTERS)) made[`poster-${game}.svg`] = poster(parts)
  return made
}
