import { patch, seam } from '../../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { box, slab } from '../../../engine/solids/prism.ts'
import { circle, shape } from '../../../engine/solids/profile.ts'
import { drum, lathe } from '../../../engine/solids/round.ts'
import { nearSide, topSide } from '../../../engine/solids/solid.ts'
import type { Build } from '../../thing.ts'
import { boltRing, IRON } from '../part-shapes.ts'

/** A clutch disc and its pressure plate. */
export const clutch: Build = () => [
  drum('z', [24, 24, -6], 24, 3, '#3a3530', { marks: [] }),
  drum('z', [24, 24, -3], 23, 3, '#6b6459', {
    cap: '#5c554c',
    segments: 28,
    marks: [
      ...boltRing(-1.5, 24, 24, 20, 16, 0.8),
      patch(nearSide(-1.2), circle(24, 24, 12), IRON),
      ...circle(24, 24, 8, 8, 5).map(([x, y]) => patch(nearSide(-1), circle(x, y, 2.6), '#c9962c')),
      patch(nearSide(-0.9), circle(24, 24, 3.4), '#1b1d20'),
    ],
  }),
  drum('z', [66, 22, 0], 22, 8, IRON, {
    cap: '#8e949b',
    segments: 28,
    marks: [
      ...Array.from({ length: 18 }, (_, i) => {
        const a = (i / 18) * Math.PI * 2
        return seam(
          nearSide(4.2),
          [
            [66 + 6 * Math.cos(a), 22 + 6 * Math.sin(a)],
            [66 + 16 * Math.cos(a), 22 + 16 * Math.sin(a)],
          ],
          '#33373c',
          0.9,
          '',
        )
      }),
      patch(nearSide(4.3), circle(66, 22, 5), '#1b1d20'),
      ...boltRing(4, 66, 22, 19.4, 9, 1.2),
    ],
  }),
]

/** Filters for air and oil. */
export const filters: Build = ({ random }) => [
  lathe(
    'y',
    [0, 0, 0],
    [
      [12, 0, '#3a3e44'],
      [12, 2, '#e8d9a8'],
      [12, 22, '#e8d9a8'],
      [12, 24, '#3a3e44'],
      [5, 24, '#3a3e44'],
      [5, 20, '#1b1d20'],
    ],
    { segments: 40 },
  ),
  drum('y', [30, 11, 4], 8, 20, random.pick(['#e4e7e9', '#2f5f9e', '#c8372d']), {
    soft: 2,
    cap: '#8e949b',
  }),
  box([44, 74], [0, 5], [-12, 12], '#2b2e33', { marks: [] }),
  box([45, 73], [5, 9], [-11, 11], '#eee3bd', {
    marks: Array.from({ length: 13 }, (_, i) =>
      seam(
        topSide(9.1),
        [
          [46 + i * 2.2, -10],
          [46 + i * 2.2, 10],
        ],
        '#b8a878',
        0.7,
        '',
      ),
    ),
  }),
]

/** A silencer with its pipes. */
export const exhaust: Build = () => [
  drum('x', [60, 16, 0], 12, 50, '#a9b0b7', {
    cap: '#7d848c',
    soft: 3,
    marks: [seam(nearSide(12.2), shape('42 16, 78 16'), '#ffffff', 2, 'opacity=".3"')],
  }),
  pipe(path('-44 8 0, -10 8 0, 16 16 0, 36 16 0'), 6, STEEL),
  pipe(path('84 16 0, 98 12 0, 120 12 0'), 5, CHROME),
  drum('x', [-22, 8, 0], 8, 16, '#8e949b', { soft: 2 }),
  slab(circle(-46, 8, 6), [-6, 6], IRON),
  pipe(path('44 28 0, 44 34 0, 50 34 0'), 1.6, BLACK),
]
