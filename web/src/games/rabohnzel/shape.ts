import type { Shape } from "../index"

export const shape: Partial<Shape> = { line: true, rail: 312 }
