import { INK } from './ink.ts'

function eye(x: number): string {
  return `<ellipse cx="${x}" cy="0" rx="4.2" ry="5.2" fill="${INK}"/><circle cx="${x + 1.5}" cy="-2" r="1.6" fill="#fff"/>`
}

function shut(x: number): string {
  return `<path d="M${x - 5} 0q5-6 10 0" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`
}

function stroke(d: string): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`
}

function mouth(d: string, fill = '#6b1420'): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`
}

function round(r: number): string {
  return `<circle cx="0" cy="12" r="${r}" fill="#6b1420" stroke="${INK}" stroke-width="2.6"/>`
}

const open = eye(-10) + eye(10)
const dozing = shut(-10) + shut(10)

/** Two eyes and a mouth around 0, 0: the mood is the mouth and the brows. */
const MOODS = {
  happy: open + stroke('M-7 10q7 8 14 0'),
  calm: open + stroke('M-4 11q4 3 8 0'),
  grin: open + mouth('M-9 9h18q-2 9-9 9t-9-9z', '#fff'),
  hot: open + stroke('M-16-9l9 3M16-9l-9 3') + mouth('M-6 9q6-4 12 0 1 9-6 9t-6-9z'),
  queasy: dozing + stroke('M-8 12q4-5 8 0t8 0'),
  sly: open + stroke('M-16-8h11M16-8h-11') + stroke('M-6 11q8 4 13-3'),
  angry: open + stroke('M-17-10l13 5M17-10l-13 5') + stroke('M-7 14q7-7 14 0'),
  wow: open + `<ellipse cx="0" cy="13" rx="4" ry="5" fill="#6b1420" stroke="${INK}" stroke-width="2.4"/>`,
  asleep: dozing + stroke('M-4 11q4 3 8 0'),
  blow: eye(-12) + eye(12) + round(4) + stroke('M-17 8q-4 5 1 9M17 8q4 5-1 9'),
  brave: open + stroke('M-15-9l9 2M15-9l-9 2') + stroke('M-6 11h12'),
} as const

export type Mood = keyof typeof MOODS

export function face(x: number, y: number, size: number, mood: Mood, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : ''
  const scaled = size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${MOODS[mood]}</g>`
}
