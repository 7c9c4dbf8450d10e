// Travel posters, 220 × 242: where does the bean line go today? Feet on the ground line, so that any crop keeps them.

import { defsOf, drawing } from './sprite.ts'

/** A picture that stands by itself, with the symbols it needs. */
export function poster(parts: readonly string[]): string {
  const all = parts.join('')
  const ids = new Set([...all.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id))
  const symbols = [...ids].map((id) => `<symbol id="${id}" viewBox="${drawing(id).box}">${drawing(id).svg}</symbol>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -52 220 242" preserveAspectRatio="xMidYMax slice">${defsOf(symbols)}${symbols}${all}</svg>`
  return svg.replace(/>\s+</g, '><')
}
