/** Tiles of 20 × 20: faint on the card, stronger on the bean. Colour comes from the kind. */
export const PATTERNS = {
  waves: '<path d="M0 6q5-5 10 0t10 0M0 16q5-5 10 0t10 0" fill="none" stroke-width="2.4"/>',
  flames: '<path d="M5 18c-5-4-1-8 0-14 4 4 6 10 0 14zM15 10c-4-3-1-6 0-10 3 3 5 7 0 10z" stroke="none"/>',
  blots: '<path d="M4 4q4-3 6 1t-4 5-2-6zM13 13q5-2 5 2t-5 3 0-5z" stroke="none"/>',
  ribs: '<path d="M-2 12L12-2M6 24L24 6" fill="none" stroke-width="2.2"/>',
  fuzz: '<path d="M3 4l2 3M12 2l2 3M7 12l2 3M16 11l2 3M1 15l2 3M12 17l2 3" fill="none" stroke-width="1.8"/>',
  rings: '<circle cx="10" cy="10" r="5" fill="none" stroke-width="2"/><circle cx="10" cy="10" r="1.6" stroke="none"/>',
  dots: '<circle cx="5" cy="5" r="3" stroke="none"/><circle cx="15" cy="15" r="3" stroke="none"/>',
  checks: '<path d="M0 0h10v10H0zM10 10h10v10H10z" stroke="none"/>',
  stripes: '<path d="M-5 5L5-5M-5 25L25-5M15 25L25 15" fill="none" stroke-width="4"/>',
  bubbles: '<circle cx="5" cy="6" r="3" fill="none" stroke-width="1.8"/><circle cx="14" cy="14" r="4.4" fill="none" stroke-width="1.8"/><circle cx="15" cy="3" r="1.5" stroke="none"/>',
  spiral: '<path d="M0 4L20 0M0 14L20 10M0 24L20 20" fill="none" stroke-width="3"/>',
  level: '<path d="M0 3h20M0 9h20M0 15h20" fill="none" stroke-width="1.6"/><circle cx="6" cy="6" r="1.4" stroke="none"/><circle cx="14" cy="12" r="1.4" stroke="none"/>',
  plates: '<path d="M0 0h20v10H0zM10 10v10" fill="none" stroke-width="1.8"/>',
  hearts: '<path d="M5 9C1 6 1 2 3.5 2 5 2 5 3.5 5 3.5S5 2 6.5 2C9 2 9 6 5 9zM15 19c-4-3-4-7-1.5-7 1.5 0 1.5 1.5 1.5 1.5S15 12 16.5 12c2.5 0 2.5 4-1.5 7z" stroke="none"/>',
  stars: '<path d="M5 0l1.5 3.5L10 5 6.5 6.5 5 10 3.5 6.5 0 5l3.5-1.5zM15 10l1.5 3.5L20 15l-3.5 1.5L15 20l-1.5-3.5L10 15l3.5-1.5z" stroke="none"/>',
  feathers:'<path d="M2 4q5 0 6 6M12 14q5 0 6 6M12 2q4 0 5 5M3 14q4 0 5 5" fill="none" stroke-width="1.8"/>',
  zigzag: '<path d="M0 6l5-5 5 5 5-5 5 5M0 16l5-5 5 5 5-5 5 5" fill="none" stroke-width="2.4"/>',
  spores: '<circle cx="4" cy="5" r="2.5" stroke="none"/><circle cx="14" cy="4" r="1.5" stroke="none"/><circle cx="10" cy="12" r="3.2" stroke="none"/><circle cx="18" cy="17" r="2" stroke="none"/><circle cx="2" cy="17" r="1.4" stroke="none"/>',
  weave: '<path d="M0 5h8M12 15h8M5 10v10M15 0v10" fill="none" stroke-width="2.4"/>',
} as const

export type Pattern = keyof typeof PATTERNS
