import { times } from './ink.ts'
import { defsOf, drawing } from './sprite.ts'

function figure(kind: string, x: number, y: number, size: number): string {
  return `<use href="#b-${kind}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

function house(id: string, x: number, y: number, size: number): string {
  return `<use href="#h-${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

function boss(id: string, x: number, y: number, size: number): string {
  return `<use href="#boss-${id}" x="${x}" y="${y}" width="${size}" height="${size * 1.06}"/>`
}

function sky(high: string, low: string): string {
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect y="-60" width="220" height="252" fill="url(#sky)"/>`
}

/** A block of houses with a grid of windows, some of them lit. */
function block(x: number, y: number, width: number, colour: string): string {
  const columns = Math.floor((width - 6) / 11)
  const windows = times(columns * Math.floor((150 - y) / 15), (i) => {
    const lit = (i * 7 + x) % 5 < 2
    const [left, top] = [x + 6 + (i % columns) * 11, y + 9 + Math.floor(i / columns) * 15]
    return lit ? `<rect x="${left}" y="${top}" width="5" height="7" fill="#FFD76A"/>` : ''
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${192 - y}" fill="${colour}"/>${windows.join('')}`
}

function train(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#17302A"><rect y="4" width="26" height="11" rx="3"/><rect x="29" y="4" width="26" height="11" rx="3"/><path d="M58 15V4h14q8 0 12 11z"/><path d="M-6 18h100" stroke="#17302A" stroke-width="2"/></g>`
}

/** Travel posters, 220 × 242: where does the bean line go today? Feet on the ground line, so that any crop keeps them. */
const POSTERS = {
  bohnanza: [
    sky('#9ADCF2', '#E9F7D8'),
    '<circle cx="164" cy="26" r="30" fill="#FFD84D"/><path d="M14 12q12-14 26-4q14-12 24 4z M86 -22q10-12 22-3q12-10 20 3z" fill="#fff" opacity=".85"/><path d="M0 92Q60 66 120 88T220 80V190H0Z" fill="#A9D67C"/>',
    train(26, 74, .62),
    '<path d="M0 112Q80 92 220 108V190H0Z" fill="#8A6443"/><g stroke="#6B4A2E" stroke-width="5" fill="none"><path d="M70 104L-20 190M96 103L50 190M122 103L118 190M148 104L186 190M172 105L252 190"/></g>',
    figure('blue', 14, 96, 70),
    figure('chili', 76, 104, 74),
    figure('garden', 142, 98, 68),
  ],
  'high-bohn': [
    sky('#FFB45E', '#FFE3A8'),
    '<circle cx="66" cy="46" r="40" fill="#FF7B4A"/><path d="M0 110V84h20l6-16h26l5 24h20V74h34v30l109-4v90H0Z" fill="#C25B36"/><path d="M0 128Q110 112 220 126V190H0Z" fill="#E6B06A"/>',
    house('saloon', 108, 58, 84),
    house('jail', 164, 84, 58),
    '<path d="M28 150v-40q0-7 6-7t6 7v40M28 130h-8q-5 0-5-6v-8M40 124h8q5 0 5-6v-8" fill="none" stroke="#3E7A3C" stroke-width="8" stroke-linecap="round"/>',
    figure('red', 58, 112, 66),
  ],
  'high-bohn-cognac': [
    sky('#6B3A5B', '#F2A25A'),
    '<circle cx="170" cy="20" r="28" fill="#FFE0A0"/><path d="M0 120l40-34 34 22 46-40 50 44 50-20v98H0Z" fill="#5A2B45"/><path d="M0 138Q110 122 220 136V190H0Z" fill="#B8743E"/>',
    house('distillery', 10, 60, 96),
    '<g stroke="#17302A" stroke-width="3"><ellipse cx="182" cy="160" rx="24" ry="20" fill="#9C5D2E"/><path d="M160 152h44M160 168h44" stroke="#5A2F14" stroke-width="4"/></g>',
    figure('cognac', 98, 92, 80),
  ],
  'al-cabohne': [
    sky('#1B2350', '#5A4C8C'),
    '<circle cx="176" cy="2" r="22" fill="#F5E9B8"/><g fill="#F5E9B8"><circle cx="30" cy="-20" r="1.8"/><circle cx="74" cy="8" r="1.8"/><circle cx="120" cy="-28" r="1.8"/></g>',
    block(0, 70, 30, '#151A42'),
    block(30, 34, 34, '#12163A'),
    block(64, 80, 20, '#151A42'),
    block(84, 14, 36, '#12163A'),
    block(120, 94, 26, '#151A42'),
    block(146, 48, 34, '#12163A'),
    block(180, 78, 18, '#151A42'),
    block(198, 32, 24, '#12163A'),
    boss('al', 14, 76, 108),
    boss('don', 114, 62, 100),
  ],
  'al-cabohne-solo': [
    sky('#1A1630', '#3A2A50'),
    '<path d="M110 -80L4 190H216Z" fill="#FFE9A8" opacity=".28"/>',
    boss('joe', 10, 44, 64),
    boss('al', 70, 26, 80),
    boss('don', 146, 40, 66),
    '<ellipse cx="110" cy="168" rx="58" ry="10" fill="#000" opacity=".35"/>',
    figure('green', 72, 96, 76),
  ],
  prohibohn: [
    sky('#0E1B3C', '#41306B'),
    block(4, -16, 66, '#1B1F47'),
    block(80, 12, 60, '#171B40'),
    block(150, -32, 66, '#1B1F47'),
    '<rect y="146" width="220" height="44" fill="#2A2D4E"/><path d="M0 168h220" stroke="#FFC526" stroke-width="3" stroke-dasharray="14 12"/>',
    house('nightbar', 2, 44, 86),
    house('casino', 72, 58, 80),
    house('variete', 142, 48, 80),
    house('razzia', 6, 112, 76),
    figure('puff', 136, 112, 66),
  ],
  'prohibohn-pub': [
    sky('#233B4A', '#8AA58C'),
    '<rect y="150" width="220" height="40" fill="#4A4038"/>',
    house('pub', 4, 40, 116),
    house('police-station', 132, 66, 84),
    '<path d="M118 150V62" stroke="#17302A" stroke-width="5"/><circle cx="118" cy="58" r="11" fill="#FFE9A8" stroke="#17302A" stroke-width="3"/>',
    figure('cognac', 40, 112, 66),
    figure('kidney', 134, 116, 62),
  ],
  rabohnzel: [
    sky('#2C1D6B', '#B58AE0'),
    '<circle cx="48" cy="10" r="26" fill="#FFF1C2"/><g fill="#FFF1C2"><circle cx="110" cy="-24" r="2"/><circle cx="150" cy="-36" r="1.6"/><circle cx="196" cy="-18" r="2"/></g><g fill="#FFF1C2"><circle cx="96" cy="26" r="2"/><circle cx="120" cy="52" r="1.6"/><circle cx="84" cy="66" r="1.6"/><circle cx="20" cy="86" r="1.6"/></g><path d="M0 150Q70 118 220 148V190H0Z" fill="#3E6B4E"/><path d="M146 190V70h54v120Z" fill="#C9BFD8" stroke="#17302A" stroke-width="3"/><path d="M138 72L173 14L208 72Z" fill="#D7314A" stroke="#17302A" stroke-width="3"/><path d="M162 112V92q11-14 22 0v20z" fill="#2B1D69" stroke="#17302A" stroke-width="3"/><path d="M152 130h10M182 146h12M154 166h12M184 178h10" stroke="#8F83A8" stroke-width="3"/>',
    figure('princess', 140, 64, 62),
    '<path d="M152 122Q130 140 136 180" fill="none" stroke="#17302A" stroke-width="13" stroke-linecap="round"/><path d="M152 122Q130 140 136 180" fill="none" stroke="#F6C445" stroke-width="8" stroke-linecap="round" stroke-dasharray="7 4"/>',
    figure('sword', 16, 96, 82),
    figure('magic', 80, 112, 62),
  ],
} as const

export type PosterName = keyof typeof POSTERS
export const POSTER_NAMES = Object.keys(POSTERS) as PosterName[]

/** A picture that stands by itself, with the symbols it needs. */
export function poster(name: PosterName): string {
  const all = POSTERS[name].join('')
  const ids = new Set([...all.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id))
  const symbols = [...ids].map((id) => `<symbol id="${id}" viewBox="${drawing(id).box}">${drawing(id).svg}</symbol>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -52 220 242" preserveAspectRatio="xMidYMax slice">${defsOf(symbols)}${symbols}${all}</svg>`
  return svg.replace(/>\s+</g, '><')
}
