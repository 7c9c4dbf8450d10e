import type { Shape } from "../index"

export const shape: Partial<Shape> = { strip: true, rail: 132 }
