import { line } from './ink.ts'

/** The spells of Rabohnzel: one white sign each. */
export const SPELLS = {
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
} as const
