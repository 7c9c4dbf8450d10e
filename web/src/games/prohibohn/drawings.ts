import type { Drawings } from '../../art/drawing/games.ts'
import { box, INK, line, shape } from '../../art/drawing/ink.ts'
import { block, figure, house, sky } from '../../art/drawing/scenery.ts'

export const drawings: Drawings = {
  casts: {
    prohibohn: {
      kinds: ['blue', 'kidney', 'chili', 'puff', 'stink', 'green', 'pole'],
      houses: ['casino', 'undertaker', 'restaurant', 'nightbar', 'gas-station', 'variete', 'police-station', 'razzia'],
      bosses: ['al', 'don'],
    },
    'prohibohn-pub': {
      kinds: ['cognac', 'blue', 'kidney', 'chili', 'puff', 'stink', 'green', 'pole'],
      houses: ['casino', 'undertaker', 'restaurant', 'nightbar', 'gas-station', 'variete', 'police-station', 'razzia', 'pub'],
      bosses: ['al', 'don', 'joe'],
    },
  },
  houses: {
    casino: box(16, 34, 68, 52, '#7A2A55') + shape('M10 34h80l-8-16H18z', '#A03A70') + '<g fill="#FFE48A"><circle cx="22" cy="27" r="2.6"/><circle cx="33" cy="27" r="2.6"/><circle cx="44" cy="27" r="2.6"/><circle cx="56" cy="27" r="2.6"/><circle cx="67" cy="27" r="2.6"/><circle cx="78" cy="27" r="2.6"/></g>' + '<g transform="rotate(-10 36 60)">' + box(26, 50, 20, 20, '#fff') + '<g fill="#17302A"><circle cx="31" cy="55" r="2"/><circle cx="41" cy="65" r="2"/><circle cx="36" cy="60" r="2"/></g></g><g transform="rotate(12 62 64)">' + box(53, 54, 20, 20, '#fff') + '<g fill="#17302A"><circle cx="58" cy="59" r="2"/><circle cx="68" cy="69" r="2"/></g></g>',
    undertaker: box(18, 34, 64, 52, '#5B6670') + shape('M12 36L50 12L88 36Z', '#3A434B') + shape('M42 44h16l8 12-6 30H40l-6-30z', '#8A6A45') + line('M50 52v16M44 58h12', '#F3E2C2', 3.5),
    restaurant: box(16, 36, 68, 50, '#E7C9A0') + shape('M10 48L16 30H84L90 48Z', '#2E7D5B') + line('M30 31L26 48M45 31v17M57 31v17M70 31L74 48', '#F6F1E2', 5) + '<circle cx="50" cy="68" r="14" fill="#fff" stroke="#17302A" stroke-width="2.6"/><circle cx="50" cy="68" r="8" fill="none" stroke="#17302A" stroke-width="1.8"/>' + line('M28 58v20M25 58v7q3 3 6 0v-7M72 58v20M72 58q5 4 0 12', INK, 2.6),
    nightbar: box(16, 22, 68, 64, '#2B2F55') + line('M36 34h28L50 52V68M40 70h20', '#FF7FC4', 4.5) + '<circle cx="58" cy="32" r="5" fill="none" stroke="#7CF0E4" stroke-width="3"/>' + box(42, 76, 16, 10, '#12142B'),
    'gas-station': box(28, 30, 32, 56, '#D7314A') + box(33, 36, 22, 16, '#F7F3E6') + line('M60 46h10q6 0 6 8v18q0 6 5 6t5-6V44l-8-8', INK, 4) + box(22, 80, 46, 7, '#5B6670') + shape('M30 30q14-14 28 0z', '#F7F3E6'),
    variete: box(14, 20, 72, 66, '#7E2233') + shape('M14 20H86V30Q80 40 74 30Q68 40 62 30Q56 40 50 30Q44 40 38 30Q32 40 26 30Q20 40 14 30Z', '#D7314A') + shape('M14 30Q34 50 22 86H14ZM86 30Q66 50 78 86H86Z', '#D7314A') + '<ellipse cx="50" cy="76" rx="20" ry="6" fill="#FFE48A"/><path d="M50 46l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z" fill="#FFC928" stroke="#17302A" stroke-width="2.4" stroke-linejoin="round"/>',
    pub: box(16, 32, 68, 54, '#4A6B52') + shape('M10 34L50 14L90 34Z', '#2F4A38') + shape('M34 46h26v34H34z', '#F3B84A') + line('M60 52q12 0 12 10t-12 10', INK, 4) + shape('M32 48q4-10 12-5q8-6 10 1q8-1 7 6z', '#fff', 2.4),
    'police-station': box(16, 34, 68, 52, '#4C74B8') + shape('M12 34h76l-6-12H18z', '#2F4F8C') + '<path d="M50 42l5 6 8-1 0 8 6 5-6 5 0 8-8-1-5 6-5-6-8 1 0-8-6-5 6-5 0-8 8 1z" fill="#FFC928" stroke="#17302A" stroke-width="2.6" stroke-linejoin="round"/>' + box(44, 10, 12, 12, '#6FB6FF'),
    razzia: shape('M10 74L16 54H40L50 40H74L84 54L92 58V74Z', '#5C78A8') + line('M44 54h36M60 42v12', '#DCE6F2', 3) + '<circle cx="28" cy="76" r="10" fill="#3A434B" stroke="#17302A" stroke-width="3"/><circle cx="74" cy="76" r="10" fill="#3A434B" stroke="#17302A" stroke-width="3"/>' + shape('M56 40V30h12v10z', '#D7314A') + line('M62 22v-8M74 26l6-6M50 26l-6-6', '#FFC928', 4),
  },
  posters: {
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
  },
}
