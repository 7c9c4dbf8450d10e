import type { Colours } from '../../art/kinds.ts'

export const kinds: Record<string, Colours> = {
  cognac: { base: '#CF842C', shade: '#9C5D16', light: '#F3BC75', ground: '#F3CF98', deep: '#5A3100', pattern: 'level' },
}
