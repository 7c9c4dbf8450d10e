import { bean, coloursOf } from './bean.ts'
import { INK, times } from './ink.ts'

const SPROUT =
  '<path d="M27 40A26 26 0 0 1 52 24" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/>' +
  `<path d="M50 76C40 72 36 62 42 54C46 49 46 47 43 42C52 36 66 43 65 57C64 69 58 76 50 76Z" fill="${INK}"/>` +
  `<path d="M50 40Q49 30 58 26Q60 36 50 40Z" fill="${INK}"/>`

/** Silver, as taler were. One that keeps its bean shows it in the middle. */
export function coin(kind?: string): string {
  const disc =
    `<circle cx="50" cy="50" r="46" fill="#E9EFF0" stroke="${INK}" stroke-width="6"/>` +
    '<path d="M9 62A42 42 0 0 0 91 62A42 42 0 0 1 9 62Z" fill="#9DB0B3" opacity=".8"/>'
  if (!kind) return `${disc}<circle cx="50" cy="50" r="33" fill="#C9D6D8" stroke="${INK}" stroke-width="4"/>${SPROUT}`
  const middle = `<circle cx="50" cy="50" r="38" fill="${coloursOf(kind).ground}" stroke="${INK}" stroke-width="3"/>`
  return `${disc}${middle}<g transform="translate(17 16) scale(.66)">${bean(kind)}</g>`
}

function stroke(hour: number): string {
  const long = hour % 3 === 0
  return `<path d="M50 ${long ? 11 : 13}V${long ? 22 : 18}" stroke="${INK}" stroke-width="${long ? 5 : 3}" transform="rotate(${hour * 30} 50 50)"/>`
}

/** The station clock on the back of every card; its hands are leaves. */
export const CLOCK =
  `<circle cx="50" cy="50" r="44" fill="#F6F3E6" stroke="${INK}" stroke-width="4"/>` +
  times(12, stroke).join('') +
  `<path d="M50 52C43 44 44 24 50 18C56 24 57 44 50 52Z" transform="rotate(-38 50 50)" fill="#1F5A48" stroke="${INK}" stroke-width="2.5"/>` +
  `<path d="M50 52C44 46 44 32 50 28C56 32 56 46 50 52Z" transform="rotate(62 50 50)" fill="#62AE3B" stroke="${INK}" stroke-width="2.5"/>` +
  '<circle cx="50" cy="50" r="5" fill="#D7314A"/>'
