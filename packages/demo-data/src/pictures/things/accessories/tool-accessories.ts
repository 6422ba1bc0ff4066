import { patch, seam, slots } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { bar, circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum, lathe } from '../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import { BRIGHT, tones } from '../parts/part-shapes.ts'
import type { Build } from '../thing.ts'

/** A compressor for tyres. */
export const compressor: Build = () => [
  box([0, 40], [2, 26], [-9, 9], '#d9a03a', {
    soft: 3,
    marks: slots(nearSide(9.2), 6, 24, 8, 20, 4, '#24272b'),
  }),
  drum('z', [32, 15, 10], 7, 3, '#24272b', {
    marks: [
      patch(nearSide(11.7), circle(32, 15, 5.4), '#f1f2ee'),
      seam(nearSide(11.8), shape('32 15, 35 18'), '#c8372d', 0.8, ''),
    ],
  }),
  pipe(path('6 26 0, 10 34 0, 30 34 0, 34 26 0'), 3, BLACK),
  pipe(path('40 10 0, 56 12 8, 64 2 18, 40 1.4 26, 20 1.4 24'), 2.4, BLACK),
]

/** A trolley jack. */
export const jack: Build = () => [
  slab(shape('0 3 3, 90 3 3, 96 16 6, 70 20 6, 0 10 3'), [-14, -10], '#c8372d'),
  slab(shape('0 3 3, 90 3 3, 96 16 6, 70 20 6, 0 10 3'), [10, 14], '#c8372d'),
  slab(bar([66, 14], [14, 30], 8, 6), [-6, 6], '#3a3e44'),
  drum('y', [12, 33, 0], 7, 5, '#24272b'),
  pipe(path('86 16 0, 132 70 0'), 4, BLACK),
  ...[8, 84].flatMap((x) => [-15, 15].map((z) => drum('z', [x, 4, z], 5, 4, '#24272b'))),
]

const wrench = (x: number, y: number, length: number): Solid =>
  slab([...bar([x, y], [x + length, y], 4, 4)], [-1, 1], BRIGHT, { soft: 0.4 })

/** A case of tools. */
export const tools: Build = () => [
  box([0, 70], [0, 8], [-22, 22], '#2b2e33', { soft: 2 }),
  box([0, 70], [8, 44], [-24, -20], '#33373c', { soft: 1.4, marks: [] }),
  ...[0, 1, 2, 3, 4].map((i) => drum('y', [8 + i * 8, 10, 12], 3, 5, BRIGHT)),
  ...[0, 1, 2, 3, 4, 5].map((i) => drum('y', [8 + i * 7, 9.6, 2], 2.3, 4, BRIGHT)),
  ...[0, 1, 2].map((i) =>
    pipe(
      [
        [50 + i * 6, 9, -14],
        [50 + i * 6, 9, 18],
      ],
      2.6,
      CHROME,
    ),
  ),
  ...[0, 1, 2, 3]
    .map((i) => ({
      ...wrench(10, 16 + i * 7, 44 - i * 6),
      box: { min: [10, 14 + i * 7, -20] as const, max: [54, 18 + i * 7, -18] as const },
    }))
    .map((piece) => ({
      ...piece,
      faces: piece.faces.map((face) => ({
        ...face,
        points: face.points.map(([x, y, z]) => [x, y, z - 18.5] as const),
      })),
    })),
]

/** Oil and liquids. */
export const oils: Build = ({ random }) => [
  box([0, 22], [0, 30], [-8, 8], random.pick(['#2b2e33', '#c8372d', '#d9a03a']), {
    soft: 3,
    marks: [
      patch(nearSide(8.2), rectangle(2, 20, 4, 22, 1), '#f1f2ee'),
      patch(
        nearSide(8.3),
        rectangle(4, 18, 13, 18, 0.6),
        random.pick(['#2f6fae', '#c8372d', '#22703c']),
      ),
      patch(nearSide(8.3), rectangle(4, 14, 8, 10), '#8e949b'),
    ],
  }),
  drum('y', [5, 33, 0], 3.4, 7, '#1b1d20'),
  pipe(path('12 30 0, 14 36 0, 20 34 0, 20 28 0'), 2.6, tones('#2b2e33')),
  lathe(
    'y',
    [34, 0, 4],
    [
      [6, 0, BRIGHT],
      [6, 20, '#e4e7e9'],
      [3, 25, '#e4e7e9'],
      [2.4, 28, '#c8372d'],
      [0, 28, '#c8372d'],
    ],
    { segments: 18 },
  ),
  drum('y', [50, 9, 0], 7, 18, '#2f5f9e', { cap: '#8e949b', soft: 1 }),
]
