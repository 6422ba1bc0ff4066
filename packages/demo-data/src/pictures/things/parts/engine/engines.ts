import { mix } from '../../../engine/colour.ts'
import { patch, seam } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { bar, circle, rectangle, shape } from '../../../engine/solids/profile.ts'
import { drum, lathe } from '../../../engine/solids/round.ts'
import { nearSide, type Solid, topSide } from '../../../engine/solids/solid.ts'
import type { Build } from '../../thing.ts'
import {
  ALLOY,
  BLACKED,
  BRIGHT,
  boltRing,
  bolts,
  finned,
  gear,
  IRON,
  pulley,
  wire,
} from '../part-shapes.ts'

/** An engine of four cylinders. */
export const engine: Build = ({ paint, random }) => {
  const lid = random.pick(['#24272b', mix(paint, '#24272b', 0.3), '#6d747c'])
  return [
    body(shape('0 18 6, 6 4 4, 64 4 4, 70 18 4, 70 30, 0 30'), 20, '#3a3e44', { soft: 3 }),
    body(shape('0 28, 70 28, 70 54, 0 54'), 23, IRON, {
      soft: 2,
      marks: [
        ...bolts(
          23,
          [
            [6, 33],
            [20, 33],
            [35, 33],
            [50, 33],
            [64, 33],
          ],
          1.4,
        ),
        seam(nearSide(23.2), shape('0 42, 70 42'), '#24272b', 0.8),
      ],
    }),
    box([2, 68], [54, 66], [-22, 22], ALLOY, {
      soft: 2,
      marks: bolts(
        22,
        [
          [8, 60],
          [25, 60],
          [44, 60],
          [62, 60],
        ],
        1.5,
      ),
    }),
    body(shape('4 66 3, 66 66 3, 64 76 4, 6 76 4'), 18, lid, {
      soft: 3,
      marks: [
        seam(nearSide(18.2), shape('8 69, 62 69'), '#ffffff', 0.7, 'opacity=".3"'),
        patch(topSide(76.2), rectangle(16, 54, -6, 6, 3), '#8e949b'),
      ],
    }),
    drum('y', [54, 79, -8], 5, 6, '#1b1d20'),
    ...[12, 27, 42, 57].map((x) =>
      pipe(
        [
          [x, 60, 22],
          [x, 56, 34],
          [x + 5, 44, 38],
        ],
        6,
        STEEL,
      ),
    ),
    pipe(path('10 42 39, 62 42 39'), 8, STEEL),
    drum('x', [-6, 40, 0], 19, 10, '#4a5057'),
    pulley(-2, 18, 20, 9, 6),
    pulley(-4, 48, 21, 7, 6),
    box([58, 80], [22, 50], [-20, 20], ALLOY, { soft: 3 }),
    drum('z', [36, 20, 27], 6.5, 12, random.pick(['#e4e7e9', '#c8372d', '#2f5f9e']), { soft: 1.5 }),
    wire(path('10 76 10, 20 88 14, 44 84 16, 66 72 20')),
  ]
}

/** A gearbox. */
export const gearbox: Build = () => [
  body(shape('0 4 4, 0 50 8, 14 54, 30 44 6, 62 40 4, 64 12 4, 30 6'), 20, ALLOY, {
    soft: 3,
    marks: [
      ...[10, 24, 38, 52].map((x) =>
        seam(
          nearSide(20.2),
          [
            [x, 10],
            [x + 2, 44],
          ],
          '#5c636b',
          1.6,
          'opacity=".8"',
        ),
      ),
      seam(nearSide(20.2), shape('2 28, 62 26'), '#5c636b', 1.6, 'opacity=".8"'),
      ...bolts(
        20,
        [
          [5, 8],
          [5, 46],
          [20, 50],
          [58, 16],
          [58, 36],
        ],
        1.5,
      ),
    ],
  }),
  drum('x', [-4, 28, 0], 25, 8, '#8e949b', { cap: '#4a5057', marks: [] }),
  drum('x', [-14, 28, 0], 3, 18, BRIGHT),
  drum('x', [74, 24, 0], 8, 22, '#7d848c', { cap: '#3a3e44' }),
  drum('x', [90, 24, 0], 4, 14, BRIGHT),
  box([34, 46], [40, 48], [-8, 8], '#3a3e44', { soft: 1.5 }),
  pipe(path('40 46 0, 36 74 0'), 2.6, BLACK),
]

/** Pistons on their rods. */
export const pistons: Build = () =>
  [0, 1, 2, 3].flatMap((i): Solid[] => {
    const x = i * 17
    return [
      slab(bar([x, 26], [x + 2, 8], 5, 7), [-2.4, 2.4], IRON, { soft: 0.8 }),
      drum('z', [x + 2, 5, 0], 5, 5, IRON, {
        marks: [
          patch(nearSide(2.7), circle(x + 2, 5, 3), '#d6dade'),
          patch(nearSide(2.8), circle(x + 2, 5, 2.4), '#1b1d20'),
        ],
      }),
      lathe(
        'y',
        [x, 24, 0],
        [
          [0, 0, ALLOY],
          [6.6, 0, ALLOY],
          [7, 6, BRIGHT],
          [7, 7, '#3a3e44'],
          [7, 8.4, BRIGHT],
          [7, 9.2, '#3a3e44'],
          [7, 12, BRIGHT],
          [0, 12, BRIGHT],
        ],
      ),
    ]
  })

/** A motorcycle's engine. */
export const motoEngine: Build = () => [
  body(shape('0 8 6, 6 2 4, 48 2 6, 56 14 8, 46 28 6, 6 28 6'), 16, ALLOY, {
    soft: 4,
    marks: [
      patch(nearSide(16.2), circle(40, 15, 10.5), BRIGHT),
      ...boltRing(16.2, 40, 15, 8.5, 7, 1),
      patch(nearSide(16.2), circle(16, 15, 9), '#7d848c'),
      ...boltRing(16.2, 16, 15, 7, 5, 1),
    ],
  }),
  finned(8, 30, 28, 50, 11, 6, '#8e949b'),
  box([6, 32], [50, 60], [-12, 12], BLACKED, {
    soft: 3,
    marks: bolts(
      12,
      [
        [11, 55],
        [27, 55],
      ],
      1.4,
    ),
  }),
  pipe(path('8 46 4, -10 44 6, -16 30 8'), 6, STEEL),
  pipe(path('32 44 0, 44 48 0'), 7, BLACK),
  gear(54, 14, 15, 6, 11, 3, BRIGHT),
]

/** A motor in a wheel and its controller. */
export const hubMotor: Build = () => [
  drum('z', [20, 20, 0], 20, 8, BLACKED, {
    segments: 28,
    soft: 1,
    marks: [
      ...boltRing(4, 20, 20, 16, 12, 0.9),
      patch(nearSide(4.2), circle(20, 20, 11), '#33373c'),
      patch(nearSide(4.3), circle(20, 20, 4), '#8e949b'),
    ],
  }),
  drum('z', [20, 20, 7], 2, 8, BRIGHT),
  wire(path('20 20 10, 30 14 16, 44 4 16, 60 3 10')),
  box([52, 76], [0, 9], [-8, 8], '#3a3e44', {
    soft: 1,
    marks: [0, 1, 2, 3].map((i) =>
      seam(
        nearSide(8.2),
        [
          [54, 2 + i * 1.8],
          [74, 2 + i * 1.8],
        ],
        '#1b1d20',
        0.7,
        '',
      ),
    ),
  }),
]
