import type { Drawings } from '../../art/drawing/games.ts'
import { box, INK, line, shape } from '../../art/drawing/ink.ts'
import { figure, house, sky } from '../../art/drawing/scenery.ts'

export const drawings: Drawings = {
  casts: {
    'high-bohn': {
      kinds: ['blue', 'chili', 'stink', 'green', 'soy', 'black-eyed', 'red', 'garden'],
      houses: ['third-field', 'goldmine', 'tipi', 'bank', 'farm', 'saloon', 'general-store', 'blacksmith', 'jail'],
    },
    'high-bohn-cognac': {
      kinds: ['blue', 'chili', 'stink', 'green', 'soy', 'black-eyed', 'red', 'garden', 'cognac'],
      houses: ['third-field', 'goldmine', 'tipi', 'bank', 'farm', 'saloon', 'general-store', 'blacksmith', 'jail', 'distillery'],
    },
  },
  houses: {
    goldmine: shape('M10 84L50 22L90 84Z', '#8E7B66') + shape('M34 84V56h32v28', '#2A2118') + line('M28 84V50h44v34M28 50L50 40L72 50', '#C98A4B', 5) + shape('M42 78h20l-3 8H45z', '#6F5130') + '<circle cx="48" cy="75" r="4" fill="#FFC928"/><circle cx="55" cy="76" r="3.5" fill="#FFC928"/>',
    tipi: line('M42 10L62 32M58 10L38 32', INK, 4) + shape('M50 20L86 86H14Z', '#E9C79C') + shape('M50 20L60 86H40Z', '#C46A3A') + line('M28 62h12M60 62h12M33 52l6 0M61 52h6', '#A51C35', 4),
    bank: shape('M10 38L50 14L90 38Z', '#E8E2D0') + box(14, 38, 72, 8, '#E8E2D0') + box(18, 46, 10, 32, '#F7F3E6') + box(37, 46, 10, 32, '#F7F3E6') + box(53, 46, 10, 32, '#F7F3E6') + box(72, 46, 10, 32, '#F7F3E6') + box(12, 78, 76, 8, '#E8E2D0') + '<circle cx="50" cy="29" r="6" fill="#C9D6D8" stroke="#17302A" stroke-width="2.4"/>',
    farm: shape('M16 86V48L32 26H68L84 48V86Z', '#C8463A') + box(38, 56, 24, 30, '#F3E2C2') + line('M38 56L62 86M62 56L38 86', '#C8463A', 3) + box(44, 34, 12, 10, '#F3E2C2') + line('M16 48L32 26H68L84 48', '#F3E2C2', 3),
    saloon: box(14, 34, 72, 52, '#B57A45') + shape('M10 34V18H30L36 12H64L70 18H90V34Z', '#D59A5E') + box(24, 20, 52, 10, '#2B5E3A') + shape('M38 86V58q12-6 12 2q0-8 12-2V86', '#6F4526') + box(20, 48, 12, 16, '#FFDE8A') + box(68, 48, 12, 16, '#FFDE8A'),
    'general-store': box(14, 30, 72, 56, '#7E9AA0') + shape('M8 46L14 28H86L92 46Q85 54 78 46Q71 54 64 46Q57 54 50 46Q43 54 36 46Q29 54 22 46Q15 54 8 46Z', '#F4E7D2') + line('M29 29L22 46M43 29L36 46M57 29L64 46M71 29L78 46', '#D7314A', 5) + box(22, 58, 26, 20, '#FFF0C2') + box(58, 56, 18, 30, '#5B3A22'),
    blacksmith: box(18, 42, 64, 44, '#6C6460') + shape('M10 42L30 22H70L90 42Z', '#4B4542') + box(64, 10, 12, 22, '#7E5A4A') + shape('M30 86V60q20-12 40 0V86', '#2A2118') + shape('M40 84C36 76 44 74 44 66C54 72 60 78 56 86Z', '#F36A2C', 2),
    jail: box(16, 26, 68, 60, '#9AA6B2') + box(12, 18, 76, 10, '#7A8794') + box(26, 38, 22, 22, '#20262C') + line('M31 38v22M37 38v22M43 38v22', '#C9D3DC', 3) + box(58, 44, 16, 42, '#5A6774') + '<circle cx="70" cy="66" r="2" fill="#17302A"/><path d="M66 30l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z" fill="#FFC928" stroke="#17302A" stroke-width="1.5"/>',
    distillery: box(14, 50, 44, 36, '#A0674A') + shape('M14 50L36 32L58 50Z', '#7A4A34') + shape('M66 86C58 86 58 66 66 58C66 48 70 44 74 44C78 44 82 48 82 58C90 66 90 86 82 86Z', '#E39A3C') + line('M74 44Q74 22 56 22Q44 22 44 32', '#E39A3C', 5) + box(26, 62, 18, 24, '#4B2C1E'),
  },
  posters: {
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
  },
}
