import type { Body } from './bodies.ts'
import type { Mood } from './faces.ts'
import { INK, line, shape } from './ink.ts'

/** What makes a kind somebody: silhouette, where the face sits, its mood, and what it carries. */
export interface Look {
  body: Body
  /** x, y, size, mood, turn in degrees */
  face?: readonly [number, number, number, Mood, number?]
  back?: string
  front?: string
  /** Eyes on pale patches, where the body is too dark for ink. */
  patches?: true
  mask?: true
  arm?: true
}

const SHARED: Record<string, Look> = {
  blue: {
    body: 'bean',
    face: [60, 53, 1, 'happy', -4],
    front: shape('M26 24L84 17L75 34L37 38Z', '#FFF9EA') + shape('M45 21L59 2L66 19Z', '#FFF9EA') + line('M59 4L57 20', INK, 2),
  },
  chili: {
    body: 'chili',
    face: [57, 55, .98, 'hot', -6],
    back: shape('M50 29C38 17 49 10 45 1C58 5 61 12 60 16C66 12 66 7 65 4C76 13 74 24 64 30Z', '#FFC928') + shape('M53 29C49 22 55 19 55 14C62 19 62 25 60 29Z', '#FFF3C4', 0),
  },
  stink: {
    body: 'squat',
    face: [51, 57, 1, 'queasy'],
    back: line('M28 26q-7-6 0-11t0-11M50 24q-7-6 0-11t0-11M72 24q-7-6 0-11t0-11', '#7D8F3A', 4.5),
    front: shape('M47 58h9l2 22h-4l-2-12-2 12h-4z', '#F2C98B', 2.4) + line('M46 65h12', INK, 2),
  },
  green: {
    body: 'pod',
    face: [56, 64, .86, 'grin', -38],
    back: line('M86 14q4-9 10-10', '#2F6B1D', 6),
    front: line('M20 66q30-1 48-22', '#2F6B1D', 2.4),
  },
  soy: {
    body: 'trio',
    face: [50, 52, .92, 'calm', -16],
    front: line('M18 62q5-7 12-5M71 31q5-7 12-5', '#B48A1E', 3),
  },
  'black-eyed': {
    body: 'lying',
    front: '<ellipse cx="61" cy="52" rx="22" ry="23" fill="#20262C"/><circle cx="62" cy="51" r="12" fill="#fff"/><circle cx="64" cy="52" r="6.5" fill="#17302A"/><circle cx="66.5" cy="49" r="2.2" fill="#fff"/>' + line('M24 47q6-6 12 0', INK, 3.4) + line('M29 64q8 5 16 1', INK, 3.2) + line('M46 30l-5-9M57 26l-1-10M69 28l5-9', INK, 3),
  },
  red: {
    body: 'round',
    face: [50, 44, .95, 'happy'],
    back: line('M40 26Q36 12 26 9M60 26Q64 12 74 9', INK, 3.4) + '<circle cx="25" cy="9" r="5" fill="#17302A"/><circle cx="75" cy="9" r="5" fill="#17302A"/>',
    front: line('M50 66V90', INK, 3) + '<g fill="#17302A"><circle cx="32" cy="68" r="6"/><circle cx="68" cy="68" r="6"/><circle cx="41" cy="82" r="4"/><circle cx="59" cy="82" r="4"/><circle cx="22" cy="54" r="3.5"/><circle cx="78" cy="54" r="3.5"/></g>',
  },
  garden: {
    body: 'bean',
    face: [60, 55, .95, 'asleep', -4],
    front: shape('M16 36C28 26 80 20 95 28C94 37 40 48 16 36Z', '#F6CF6B') + shape('M36 30C36 10 72 6 76 26C66 30 46 33 36 30Z', '#F6CF6B') + line('M37 28q19 4 39-4', '#B8433F', 5) + '<g transform="translate(44 18)">' + shape('M0-8C4-8 4-3 0 0C5-3 8 1 5 4C2 6-1 3 0 0C-2 4-7 4-7 0C-7-4-2-3 0 0C-5-2-4-8 0-8Z', '#fff', 2) + '<circle r="2.6" fill="#FFC21A"/></g>',
  },
  kidney: {
    body: 'kidney',
    face: [64, 42, .95, 'calm'],
    patches: true,
    front: shape('M64 58C57 53 49 55 46 63C53 66 60 66 64 62C68 66 75 66 82 63C79 55 71 53 64 58Z', '#F6E7CF', 2.4),
  },
  puff: {
    body: 'puff',
    face: [51, 50, 1.1, 'blow'],
  },
  pole: {
    body: 'tall',
    face: [51, 32, .78, 'wow'],
    back: shape('M76 2h7v96h-7z', '#A9764A'),
    front: line('M71 82Q92 84 86 70Q80 62 70 66M66 52Q92 52 87 38Q80 30 66 36M66 22Q90 22 86 10', '#3E7A22', 4) + shape('M88 62q8-8 12-2q-3 8-12 2zM86 28q8-8 12-2q-3 8-12 2z', '#62AE3B', 2.2),
  },
  sword: {
    body: 'slim',
    face: [55, 57, .88, 'brave'],
    back: shape('M54 18C50 4 62 0 74 4C68 6 74 10 82 10C74 14 70 20 62 22Z', '#D7314A'),
    front: shape('M30 42C28 22 44 14 57 17C72 19 78 32 75 46L60 43L55 50L49 42Z', '#DCE6EE') + line('M55 18V44', INK, 2.4) + shape('M87 12l5 7-2 45h-6l-2-45z', '#EEF4F8', 2.6) + shape('M76 62h22v6H76z', '#F2B632', 2.4) + line('M87 68v14', INK, 5),
  },
  princess: {
    body: 'slim',
    face: [56, 58, .9, 'happy'],
    back: shape('M40 26C14 26 12 52 18 68C22 80 12 86 14 98L30 98C34 86 26 78 30 66Z', '#F6C445') + line('M17 44l14 6M17 58l12 5M20 72l11 3M18 84l11 1', '#A9741A', 2.6),
    front: shape('M34 36C36 22 66 18 74 38C62 30 46 30 34 36Z', '#F6C445') + shape('M42 25L39 6L50 15L57 3L63 15L74 8L69 26Q56 20 42 25Z', '#FFE9A8') + '<circle cx="56" cy="17" r="3" fill="#D7314A"/>',
  },
  magic: {
    body: 'slim',
    face: [55, 60, .88, 'wow'],
    patches: true,
    front: shape('M18 42C34 34 70 32 90 38C88 47 30 52 18 42Z', '#3B2A86') + shape('M32 38C40 26 40 12 62 2C58 10 66 20 74 36C62 34 46 34 32 38Z', '#3B2A86') + shape('M33 37q20-6 41-1l-2-6q-18-4-37 1z', '#FFC928', 2) + '<path d="M54 12l1.8 4 4 1.5-4 1.5L54 23l-1.8-4-4-1.5 4-1.5z" fill="#FFE48A"/><path d="M14 66l2.5 5.5 5.5 2.5-5.5 2.5-2.5 5.5-2.5-5.5-5.5-2.5 5.5-2.5zM88 60l2 4.5 4.5 2-4.5 2-2 4.5-2-4.5-4.5-2 4.5-2z" fill="#FFC928" stroke="#17302A" stroke-width="1.6" stroke-linejoin="round"/>',
  },
  white: {
    body: 'slim',
    face: [55, 50, .9, 'calm'],
    back: shape('M34 56C20 52 4 38 2 22C12 24 18 30 22 30C16 24 14 18 16 12C30 18 40 34 42 48Z', '#F4FBFD') + shape('M70 56C82 50 96 38 98 22C88 24 82 30 79 30C84 24 86 18 84 12C70 18 62 34 60 48Z', '#F4FBFD') + '<ellipse cx="52" cy="13" rx="16" ry="5" fill="none" stroke="#17302A" stroke-width="6"/><ellipse cx="52" cy="13" rx="16" ry="5" fill="none" stroke="#FFC928" stroke-width="3"/>',
  },
  mean: {
    body: 'slim',
    face: [55, 56, .95, 'angry'],
    patches: true,
    back: shape('M36 34C24 30 20 18 26 6C30 16 36 20 46 26ZM62 28C72 22 80 16 82 4C90 16 84 32 70 38Z', '#E9DCC4') + line('M66 86Q88 96 92 76', INK, 7) + line('M66 86Q88 96 92 76', '#534B64', 3) + shape('M92 80l-7-9 13-3z', '#534B64', 2.6),
  },
  cap: {
    body: 'small',
    face: [50, 69, .95, 'grin'],
    front: shape('M4 52C6 22 28 6 50 6C72 6 94 22 96 52C80 60 20 60 4 52Z', '#DB4438') + '<g fill="#FFF4E2" stroke="#17302A" stroke-width="2.4"><circle cx="50" cy="22" r="8"/><circle cx="26" cy="34" r="6.5"/><circle cx="75" cy="35" r="7"/><ellipse cx="50" cy="46" rx="8" ry="5"/></g>',
  },
  picker: {
    body: 'slim',
    face: [54, 50, .95, 'sly'],
    back: shape('M30 62C12 58 4 70 8 84C12 95 34 96 40 88Z', '#C8A36B') + line('M14 68l8-5M26 62l-3-7', INK, 2.6),
    mask: true,
    arm: true,
  },
}

const OWN = import.meta.glob<{ looks: Record<string, Look> }>('../../games/*/looks.ts', { eager: true })

export const LOOKS: Record<string, Look> = Object.assign({}, SHARED, ...Object.values(OWN).map(({ looks }) => looks))
