import { seam } from '../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { BuildParams } from '../thing.ts'

/** A plastic sledge with its drawbar, for a snowmobile to pull. */
export const sledge = ({ random }: BuildParams): Solid[] => {
  const plastic = random.pick(['#1d1f23', '#24272b', '#2f3d33'])
  return [
    pipe(path('-90 24 0, 0 22 -30'), 5, STEEL),
    pipe(path('-90 24 0, 0 22 30'), 5, STEEL),
    box([-102, -86], [18, 30], [-6, 6], '#3a3e44', { soft: 2 }),
    box([16, 214], [0, 5], [-34, -24], '#101214'),
    box([16, 214], [0, 5], [24, 34], '#101214'),
    body(shape('0 30 8, 24 5 12, 214 5 8, 220 20 4, 30 22, 14 42 6'), 42, plastic, {
      soft: 4,
      marks: [seam(nearSide(42.2), shape('34 14, 208 12'), '#ffffff', 2, 'opacity=".3"')],
    }),
    box([20, 220], [18, 48], [-44, -40], plastic, { soft: 3 }),
    box([214, 220], [18, 48], [-42, 42], plastic, { soft: 2 }),
    box([130, 206], [20, 46], [-32, 32], '#5a4632', { soft: 8 }),
    box([196, 208], [44, 78], [-32, 32], '#4a3a2a', { soft: 6 }),
    box([20, 220], [18, 48], [40, 44], plastic, {
      soft: 3,
      marks: [seam(nearSide(44.2), shape('26 40, 214 40'), '#ffffff', 3, 'opacity=".25"')],
    }),
    pipe(path('30 50 43, 120 54 43, 216 52 43'), 3, STEEL),
  ]
}
