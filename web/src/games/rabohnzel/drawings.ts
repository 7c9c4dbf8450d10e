import type { Drawings } from '../../art/drawing/games.ts'
import { line } from '../../art/drawing/ink.ts'
import { figure, sky } from '../../art/drawing/scenery.ts'

export const drawings: Drawings = {
  casts: {
    rabohnzel: {
      kinds: ['sword', 'princess', 'magic', 'white', 'mean', 'cap', 'picker'],
      spells: ['attack', 'field', 'spell-swap', 'trade', 'card-flow', 'pile', 'bean-enchantment', 'player-enchantment', 'move', 'hand', 'chance'],
    },
  },
  spells: {
    attack: line('M26 74L74 26M74 26L58 28M74 26L72 42M26 26L74 74', '#fff', 7),
    field: line('M22 66h56M22 50h56M22 34h56', '#fff', 7),
    'spell-swap': line('M28 38h42l-12-12M72 62H30l12 12', '#fff', 7),
    trade: line('M30 30h40v40H30zM50 42v16M42 50h16', '#fff', 6),
    'card-flow': line('M24 70L40 30M42 70L58 30M60 70L76 30', '#fff', 7),
    pile: line('M26 68h48M30 56h40M34 44h32M50 36V18M42 26l8-8 8 8', '#fff', 6),
    'bean-enchantment': line('M50 24v16M50 60v16M24 50h16M60 50h16M34 34l8 8M66 34l-8 8M34 66l8-8M66 66l-8-8', '#fff', 6),
    'player-enchantment': line('M34 72q0-20 16-20t16 20M50 44a10 10 0 1 1 .1 0', '#fff', 7),
    move: line('M24 62h20V38h32M66 28l10 10-10 10', '#fff', 7),
    hand: line('M32 66V40M44 62V30M56 62V30M68 66V42M30 72h40', '#fff', 7),
    chance: line('M38 40q0-14 13-14t12 12q0 8-12 12v8M51 72v2', '#fff', 8),
  },
  posters: {
    rabohnzel: [
      sky('#2C1D6B', '#B58AE0'),
      '<circle cx="48" cy="10" r="26" fill="#FFF1C2"/><g fill="#FFF1C2"><circle cx="110" cy="-24" r="2"/><circle cx="150" cy="-36" r="1.6"/><circle cx="196" cy="-18" r="2"/></g><g fill="#FFF1C2"><circle cx="96" cy="26" r="2"/><circle cx="120" cy="52" r="1.6"/><circle cx="84" cy="66" r="1.6"/><circle cx="20" cy="86" r="1.6"/></g><path d="M0 150Q70 118 220 148V190H0Z" fill="#3E6B4E"/><path d="M146 190V70h54v120Z" fill="#C9BFD8" stroke="#17302A" stroke-width="3"/><path d="M138 72L173 14L208 72Z" fill="#D7314A" stroke="#17302A" stroke-width="3"/><path d="M162 112V92q11-14 22 0v20z" fill="#2B1D69" stroke="#17302A" stroke-width="3"/><path d="M152 130h10M182 146h12M154 166h12M184 178h10" stroke="#8F83A8" stroke-width="3"/>',
      figure('princess', 140, 64, 62),
      '<path d="M152 122Q130 140 136 180" fill="none" stroke="#17302A" stroke-width="13" stroke-linecap="round"/><path d="M152 122Q130 140 136 180" fill="none" stroke="#F6C445" stroke-width="8" stroke-linecap="round" stroke-dasharray="7 4"/>',
      figure('sword', 16, 96, 82),
      figure('magic', 80, 112, 62),
    ],
  },
}
