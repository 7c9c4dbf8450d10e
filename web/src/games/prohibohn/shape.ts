import type { Shape } from "../index"

export const shape: Partial<Shape> = { strip: true, purse: true, line: true, rail: 652 }
