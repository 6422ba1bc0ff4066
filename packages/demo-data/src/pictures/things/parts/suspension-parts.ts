import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { band, bar, circle } from '../../engine/solids/profile.ts'
import { drum, lathe } from '../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { ALLOY, BLACKED, BRIGHT, boltRing, coil, IRON, tones } from './part-shapes.ts'

/** A brake disc with its caliper and pads. */
export const brakes: Build = ({ random }) => {
  const caliper = random.pick(['#c8372d', '#6d747c', '#d9a03a', '#2f5f9e'])
  return [
    drum('z', [22, 20, 0], 20, 3, IRON, {
      cap: '#aeb4bb',
      segments: 32,
      marks: [
        ...[17.5, 15, 12.6].map((r) =>
          seam(
            nearSide(1.7),
            [...circle(22, 20, r, r, 30), [22 + r, 20] as const].map(([x, y]) => [x, y] as const),
            '#7d848c',
            0.5,
            'opacity=".7"',
          ),
        ),
        patch(nearSide(1.8), circle(22, 20, 10), '#5c636b'),
        ...boltRing(1.8, 22, 20, 6.4, 5, 1.2),
        patch(nearSide(2), circle(22, 20, 3.6), '#1b1d20'),
      ],
    }),
    slab(band(22, 20, [14, 23], 20, 80), [-5, 6], caliper, { soft: 2 }),
    ...[54, 68].flatMap((x, i) => [
      slab(
        [
          [x, 0, 2],
          [x + 12, 0, 2],
          [x + 12, 14, 2],
          [x, 14, 2],
        ],
        [-4 + i * 6, -2 + i * 6],
        '#8e949b',
      ),
      slab(
        [
          [x + 1, 1, 2],
          [x + 11, 1, 2],
          [x + 11, 12, 3],
          [x + 1, 12, 3],
        ],
        [-2 + i * 6, 1 + i * 6],
        '#3a3530',
        {
          marks: [
            seam(
              nearSide(1.2 + i * 6),
              [
                [x + 6, 1],
                [x + 6, 12],
              ],
              '#1b1d20',
              0.8,
              '',
            ),
          ],
        },
      ),
    ]),
  ]
}

/** Two shock absorbers with springs. */
export const shocks: Build = ({ random }) => {
  const spring = tones(random.pick(['#c8372d', '#d9a03a', '#2b2e33', '#2f5f9e']))
  const one = (x: number): Solid[] => [
    drum('y', [x, 12, 0], 4, 24, BLACKED, { soft: 1 }),
    pipe(
      [
        [x, 24, 0],
        [x, 62, 0],
      ],
      2.4,
      CHROME,
    ),
    drum('y', [x, 20, 0], 8, 2, '#3a3e44'),
    ...coil(x, 21, 52, 7.4, 6, spring, 2.4),
    drum('y', [x, 54, 0], 8, 3, '#3a3e44'),
    drum('z', [x, 0, 0], 3.4, 7, '#3a3e44', { cap: '#1b1d20' }),
    drum('y', [x, 60, 0], 2, 8, BRIGHT),
  ]
  return [...one(0), ...one(30)]
}

/** A leaf spring. */
export const spring: Build = () =>
  [0, 1, 2, 3, 4].map((i) =>
    slab(
      [
        [-70 + i * 13, 30 - i * 5.6, 4],
        [0, 8 - i * 1.4 + 2, 30],
        [70 - i * 13, 30 - i * 5.6, 4],
        [70 - i * 13, 26 - i * 5.6, 4],
        [0, 4 - i * 1.4 + 2, 30],
        [-70 + i * 13, 26 - i * 5.6, 4],
      ].map(([x = 0, y = 0, r = 0]) => [x, y + 8, r] as const),
      [-5, 5],
      i % 2 ? '#3f4449' : '#4c5157',
    ),
  )

/** An axle with its hubs. */
export const axleBeam: Build = ({ paint }) => [
  pipe(path('0 22 0, 176 22 0'), 13, STEEL),
  ...[0, 176].flatMap((x) => {
    const out = x ? 1 : -1
    return [
      drum('x', [x, 22, 0], 20, 14, IRON, { cap: '#7d848c' }),
      drum('x', [x + out * 11, 22, 0], 8, 10, mix(paint, '#3a3e44', 0.4), { soft: 1.5 }),
    ]
  }),
  lathe(
    'z',
    [82, 24, 0],
    [
      [0, -20, IRON],
      [14, -18, IRON],
      [22, -8, IRON],
      [22, 6, IRON],
      [15, 16, IRON],
      [0, 18, '#7d848c'],
    ],
    {
      marks: boltRing(18.2, 82, 24, 11, 8, 1.8),
    },
  ),
  ...[40, 132].map((x) => box([x - 7, x + 7], [29, 36], [-9, 9], '#3a3e44')),
]

/** A motorcycle's fork. */
export const fork: Build = () => [
  ...[-10, 10].flatMap((z) => [
    pipe(
      [
        [0, 0, z],
        [16, 44, z],
      ],
      5.6,
      BLACK,
    ),
    pipe(
      [
        [16, 44, z],
        [28, 78, z],
      ],
      4,
      CHROME,
    ),
  ]),
  slab(bar([22, 64], [30, 62], 8, 8), [-13, 13], ALLOY, { soft: 1 }),
  slab(bar([26, 77], [34, 75], 6, 6), [-13, 13], ALLOY, { soft: 1 }),
  pipe(path('28 58 0, 35 80 0'), 4, STEEL),
]
