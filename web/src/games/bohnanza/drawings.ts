import type { Drawings } from '../../art/drawing/games.ts'
import { line, shape } from '../../art/drawing/ink.ts'
import { figure, sky, train } from '../../art/drawing/scenery.ts'

export const drawings: Drawings = {
  casts: {
    bohnanza: {
      kinds: ['blue', 'chili', 'stink', 'green', 'soy', 'black-eyed', 'red', 'garden'],
      houses: ['third-field'],
    },
  },
  houses: {
    'third-field':
      shape('M8 84L24 40H76L92 84Z', '#75553A') +
      line('M36 42L26 82M50 42V82M64 42L74 82', '#5A3F29', 5) +
      line('M50 34V12M50 22Q36 22 34 10Q48 10 50 22M50 20Q64 20 66 8Q52 8 50 20', '#418328', 4),
  },
  posters: {
    bohnanza: [
      sky('#9ADCF2', '#E9F7D8'),
      '<circle cx="164" cy="26" r="30" fill="#FFD84D"/><path d="M14 12q12-14 26-4q14-12 24 4z M86 -22q10-12 22-3q12-10 20 3z" fill="#fff" opacity=".85"/><path d="M0 92Q60 66 120 88T220 80V190H0Z" fill="#A9D67C"/>',
      train(26, 74, .62),
      '<path d="M0 112Q80 92 220 108V190H0Z" fill="#8A6443"/><g stroke="#6B4A2E" stroke-width="5" fill="none"><path d="M70 104L-20 190M96 103L50 190M122 103L118 190M148 104L186 190M172 105L252 190"/></g>',
      figure('blue', 14, 96, 70),
      figure('chili', 76, 104, 74),
      figure('garden', 142, 98, 68),
    ],
  },
}
