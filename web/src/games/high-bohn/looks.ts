import { shape } from '../../art/drawing/ink.ts'
import type { Look } from '../../art/drawing/looks.ts'

export const looks: Record<string, Look> = {
  cognac: {
    body: 'drop',
    face: [50, 62, 1, 'sly'],
    front: shape('M40 6h20l-2 16H42z', '#D8B48A') + shape('M36 84L50 79L64 84L64 95L50 90L36 95Z', '#1F5A48', 2.6),
  },
}
