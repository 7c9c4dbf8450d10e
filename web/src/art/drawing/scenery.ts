// What posters are put together from.

import { times } from './ink.ts'

export function figure(kind: string, x: number, y: number, size: number): string {
  return `<use href="#b-${kind}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

export function house(id: string, x: number, y: number, size: number): string {
  return `<use href="#h-${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

export function boss(id: string, x: number, y: number, size: number): string {
  return `<use href="#boss-${id}" x="${x}" y="${y}" width="${size}" height="${size * 1.06}"/>`
}

export function sky(high: string, low: string): string {
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect y="-60" width="220" height="252" fill="url(#sky)"/>`
}

/** A block of houses with a grid of windows, some of them lit. */
export function block(x: number, y: number, width: number, colour: string): string {
  const columns = Math.floor((width - 6) / 11)
  const windows = times(columns * Math.floor((150 - y) / 15), (i) => {
    const lit = (i * 7 + x) % 5 < 2
    const [left, top] = [x + 6 + (i % columns) * 11, y + 9 + Math.floor(i / columns) * 15]
    return lit ? `<rect x="${left}" y="${top}" width="5" height="7" fill="#FFD76A"/>` : ''
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${192 - y}" fill="${colour}"/>${windows.join('')}`
}

export function train(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#17302A"><rect y="4" width="26" height="11" rx="3"/><rect x="29" y="4" width="26" height="11" rx="3"/><path d="M58 15V4h14q8 0 12 11z"/><path d="M-6 18h100" stroke="#17302A" stroke-width="2"/></g>`
}
