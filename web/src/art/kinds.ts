import type { Pattern } from './drawing/patterns.ts'

/** `base`, `shade` and `light` are the bean; `ground` is its card, `deep` the text and lines on it. */
export interface Colours {
  base: string
  shade: string
  light: string
  ground: string
  deep: string
  pattern: Pattern
}

const SHARED: Record<string, Colours> = {
  blue: { base: '#3F7FE0', shade: '#2B5FB8', light: '#8DB8F7', ground: '#BCD6FA', deep: '#16386F', pattern: 'waves' },
  chili: { base: '#F36A2C', shade: '#C94714', light: '#FFB07F', ground: '#FFCBA6', deep: '#7A2604', pattern: 'flames' },
  stink: { base: '#947149', shade: '#6F5130', light: '#C3A479', ground: '#D8C6A2', deep: '#48310F', pattern: 'blots' },
  green: { base: '#62AE3B', shade: '#418328', light: '#A9DB83', ground: '#C9E6A8', deep: '#1F4A0E', pattern: 'ribs' },
  soy: { base: '#F2D476', shade: '#CFA840', light: '#FFF1BE', ground: '#FFEDAE', deep: '#5E4300', pattern: 'fuzz' },
  'black-eyed': { base: '#F7F0E4', shade: '#D3C6B2', light: '#FFFFFF', ground: '#C6CCD3', deep: '#2B333B', pattern: 'rings' },
  red: { base: '#D7314A', shade: '#A51C35', light: '#F58796', ground: '#F8BCC1', deep: '#6B0A1D', pattern: 'dots' },
  garden: { base: '#B868CC', shade: '#8C42A2', light: '#DFA9EC', ground: '#E8CBF2', deep: '#4F1763', pattern: 'checks' },
  kidney: { base: '#8A2F47', shade: '#631D32', light: '#C2667E', ground: '#DDAEB4', deep: '#4E0F22', pattern: 'stripes' },
  puff: { base: '#31ACA4', shade: '#1D807A', light: '#88DCD4', ground: '#ACE3DC', deep: '#08453F', pattern: 'bubbles' },
  pole: { base: '#C7CF3D', shade: '#969D1E', light: '#EBF08F', ground: '#E7EB9E', deep: '#434700', pattern: 'spiral' },
  sword: { base: '#8399AF', shade: '#5C7289', light: '#BCCDDD', ground: '#C3D2DF', deep: '#23384C', pattern: 'plates' },
  princess: { base: '#F295B8', shade: '#CE668E', light: '#FFCBDD', ground: '#FCD3E1', deep: '#6E1A3D', pattern: 'hearts' },
  magic: { base: '#7052CA', shade: '#4D359B', light: '#A892EA', ground: '#CFC2F3', deep: '#2E1A70', pattern: 'stars' },
  white: { base: '#FBFBF6', shade: '#CBD6D8', light: '#FFFFFF', ground: '#B9E2EE', deep: '#0F4250', pattern: 'feathers' },
  mean: { base: '#534B64', shade: '#322B40', light: '#8A80A0', ground: '#BDB6CB', deep: '#2A2338', pattern: 'zigzag' },
  cap: { base: '#E9C79C', shade: '#C49C69', light: '#FBE5C8', ground: '#F5C9A9', deep: '#6A2A0A', pattern: 'spores' },
  picker: { base: '#7C9A4F', shade: '#566F30', light: '#B5CE8B', ground: '#D0DDAF', deep: '#2F400F', pattern: 'weave' },
}

const OWN = import.meta.glob<{ kinds: Record<string, Colours> }>('../games/*/kinds.ts', { eager: true })

/** A new kind is a row here and one in LOOKS; it must pass three looks: at 24 px, in grey, to a deuteranope.
 * Kinds of single games are in `games/GAME/kinds.ts`. */
export const KINDS: Record<string, Colours> = Object.assign({}, SHARED, ...Object.values(OWN).map(({ kinds }) => kinds))

/** A bean of a game from outside, of which there is no picture. */
export const STRANGER: Colours = { base: '#A9B5A6', shade: '#7E8C7C', light: '#D5DDD2', ground: '#DCE3D8', deep: '#2C3A33', pattern: 'dots' }
