import type { Drawings } from '../../art/drawing/games.ts'
import { INK, line, shape } from '../../art/drawing/ink.ts'
import { block, boss, figure, sky } from '../../art/drawing/scenery.ts'

export const drawings: Drawings = {
  casts: {
    'al-cabohne': {
      kinds: ['blue', 'kidney', 'chili', 'puff', 'stink', 'green', 'pole'],
      houses: ['third-field'],
      bosses: ['al', 'don'],
    },
    'al-cabohne-solo': {
      kinds: ['blue', 'kidney', 'chili', 'puff', 'stink', 'green', 'pole'],
      houses: ['third-field'],
      bosses: ['al', 'don', 'joe'],
    },
  },
  bosses: {
    al: `
      <path d="M50 26C78 26 96 48 94 74C93 92 78 104 50 104C22 104 7 92 6 74C4 48 22 26 50 26Z" fill="#2E4A7D" stroke="${INK}" stroke-width="3.5"/>
      <path d="M18 104V62M30 104V72M70 104V72M82 104V62M42 104V78M58 104V78" stroke="#7F9BD0" stroke-width="2" opacity=".9"/>
      <path d="M50 30C72 30 86 44 86 58C86 72 70 78 50 78C30 78 14 72 14 58C14 44 28 30 50 30Z" fill="#F0D3A8" stroke="${INK}" stroke-width="3"/>
      ${shape('M28 26h44v7H28z', '#20242E')}${shape('M35 27C34 10 66 10 65 27Z', '#20242E')}${line('M35 23h30', '#D7314A', 4)}
      ${line('M28 42l13 4M72 42l-13 4', INK, 4)}<circle cx="37" cy="52" r="4" fill="${INK}"/><circle cx="63" cy="52" r="4" fill="${INK}"/>
      <path d="M34 64h32q-3 10-16 10t-16-10z" fill="#fff" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/><path d="M50 64h8v8h-8z" fill="#F2B632" stroke="${INK}" stroke-width="2"/>
      ${shape('M50 84L36 78V94ZM50 84L64 78V94Z', '#D7314A')}`,
    don: `
      <path d="M50 22C72 22 82 46 82 70C82 92 72 106 50 106C28 106 18 92 18 70C18 46 28 22 50 22Z" fill="#6B2540" stroke="${INK}" stroke-width="3.5"/>
      <path d="M50 24C66 24 72 40 71 54C70 70 62 80 50 80C38 80 30 70 29 54C28 40 34 24 50 24Z" fill="#D9A878" stroke="${INK}" stroke-width="3"/>
      ${shape('M8 36C24 26 76 26 92 36C80 44 20 44 8 36Z', '#F3E8D2')}${shape('M28 32C28 8 42 14 50 12C58 14 72 8 72 32C60 28 40 28 28 32Z', '#F3E8D2')}${line('M28 30q22-6 44 0', '#20242E', 5)}
      ${line('M38 50h9M53 50h9', INK, 4)}${shape('M50 62C44 58 36 60 32 66C40 68 46 68 50 65C54 68 60 68 68 66C64 60 56 58 50 62Z', '#20242E', 1)}
      ${line('M44 73h12', INK, 3)}${shape('M50 84L30 76L38 106H62L70 76Z', '#FFF9EA', 2.6)}${shape('M46 86h8l3 18h-14z', '#20242E', 2)}
      <g transform="translate(72 84)">${shape('M0 0C8-6 10 4 4 8C-6 10-8 2 0 0Z', '#D7314A', 2.4)}${line('M-1 3q4-3 5 2', INK, 2)}</g>`,
    joe: `
      <path d="M50 40C72 40 82 58 80 78C79 96 68 106 50 106C32 106 21 96 20 78C18 58 28 40 50 40Z" fill="#3E6B4E" stroke="${INK}" stroke-width="3.5"/>
      <path d="M20 84h60M22 94h56" stroke="#7FB08F" stroke-width="3" opacity=".8"/>
      <path d="M50 42C68 42 75 54 74 64C73 78 63 84 50 84C37 84 27 78 26 64C25 54 32 42 50 42Z" fill="#E8B98E" stroke="${INK}" stroke-width="3"/>
      ${shape('M18 46C18 26 40 20 56 22C74 24 82 34 80 46C60 38 40 40 18 46Z', '#8A6A45')}${shape('M16 47C36 38 62 38 90 46C84 54 70 50 50 49C36 49 22 54 16 47Z', '#6F5130')}<circle cx="50" cy="22" r="3" fill="${INK}"/>
      ${shape('M28 58h18q1 10-9 10t-9-10zM54 58h18q1 10-9 10t-9-10z', '#20242E', 2.4)}${line('M46 60h8', INK, 3)}
      ${line('M42 76q8 4 16-2', INK, 3)}${line('M57 75l16 5', '#E9C46A', 3.5)}`,
  },
  posters: {
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
  },
}
