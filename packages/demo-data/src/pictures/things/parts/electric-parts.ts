import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { nearSide, topSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { ALLOY, BLACKED, BRIGHT, bolts, tones } from './part-shapes.ts'

/** A control unit with its plugs. */
export const controlUnit: Build = () => [
  box([0, 46], [0, 10], [-16, 16], ALLOY, {
    soft: 2,
    marks: [
      patch(topSide(10.2), rectangle(12, 40, -8, 8, 1), '#f1f2ee'),
      patch(topSide(10.3), rectangle(15, 30, -5, -2), '#3a3e44'),
      patch(topSide(10.3), rectangle(15, 36, 1, 3), '#8e949b'),
      ...bolts(
        16,
        [
          [3, 2],
          [43, 2],
        ],
        1.2,
      ),
    ],
  }),
  box([6, 20], [2, 8], [16, 22], BLACKED, {
    soft: 1,
    marks: [patch(nearSide(22.2), rectangle(8, 18, 3.4, 6.6), '#121417')],
  }),
  box([26, 40], [2, 8], [16, 22], BLACKED, {
    soft: 1,
    marks: [patch(nearSide(22.2), rectangle(28, 38, 3.4, 6.6), '#121417')],
  }),
]

/** A loom of wires. */
export const wiring: Build = () => [
  pipe(path('0 4 0, 16 8 12, 38 3 16, 60 10 4, 84 4 8'), 4, BLACK),
  pipe(path('4 3 -6, 24 3 -12, 48 8 -8, 66 4 -2, 86 3 -8'), 3, BLACK),
  ...(['#c8372d', '#2f6fae', '#d9a03a', '#22703c'] as const).map((colour, i) =>
    pipe(
      [
        [82, 4 + i, 6 - i * 4],
        [92 + i * 2, 6 + i, 10 - i * 6],
        [104, 3, 12 - i * 8],
      ],
      1.4,
      tones(colour),
    ),
  ),
  ...[12, 4, -4, -12].map((z) => box([102, 112], [0, 5], [z - 3, z + 3], '#e4e7e9', { soft: 0.8 })),
  box([-12, 2], [0, 8], [-10, 6], BLACKED, { soft: 1.2 }),
]

/** Instruments of a dashboard. */
export const instruments: Build = () => {
  const plane = nearSide(6.2)
  const dial = (x: number, r: number, turn: number) => [
    patch(plane, circle(x, 17, r), '#10141a'),
    seam(
      plane,
      [...circle(x, 17, r * 0.86, r * 0.86, 20)].slice(0, 12),
      '#dfe6ea',
      1,
      'opacity=".8" stroke-dasharray="3 9"',
    ),
    seam(
      plane,
      [
        [x, 17],
        [x + r * 0.7 * Math.cos(turn), 17 + r * 0.7 * Math.sin(turn)],
      ],
      '#e0552e',
      1.2,
      'stroke-linecap="round"',
    ),
    patch(plane, circle(x, 17, r * 0.14), '#4b5157'),
  ]
  return [
    body(shape('0 2 6, 2 26 12, 20 36 12, 56 36 12, 74 26 12, 76 2 6'), 6, BLACKED, {
      soft: 2,
      marks: [
        ...dial(20, 13, 2.4),
        ...dial(56, 13, 1),
        patch(plane, rectangle(34, 42, 8, 28, 1), '#1f4a6b'),
        seam(
          plane,
          [
            [35, 22],
            [41, 22],
          ],
          '#9fd0ef',
          1,
          '',
        ),
        seam(
          plane,
          [
            [35, 16],
            [39, 16],
          ],
          '#9fd0ef',
          1,
          '',
        ),
      ],
    }),
  ]
}

/** Injectors. */
export const injectors: Build = () =>
  [0, 1, 2, 3].flatMap((i) => {
    const x = i * 15
    return [
      drum('y', [x, 6, 0], 1.6, 12, BRIGHT),
      drum('y', [x, 18, 0], 3.6, 14, i % 2 ? '#3a3e44' : BLACKED, { soft: 0.8 }),
      drum('y', [x, 28, 0], 2.4, 8, ALLOY),
      box([x - 2, x + 7], [18, 24], [-2.4, 2.4], '#2b2e33', { soft: 0.8 }),
      drum('y', [x, 33, 0], 3, 3, '#c8372d'),
    ]
  })
