import type { Shape } from "../index"

export const shape: Partial<Shape> = { purse: true, line: true, rail: 224 }
