import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { band, circle, shape } from '../../engine/solids/profile.ts'
import { drum, lathe } from '../../engine/solids/round.ts'
import { nearSide, topSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { controlUnit, injectors, instruments, wiring } from './electric-parts.ts'
import { ALLOY, BLACKED, BRIGHT, IRON } from './part-shapes.ts'

/** Gaskets and seals laid out. */
export const gaskets: Build = ({ random }) => {
  const card = random.pick(['#8a8f95', '#b08a5c', '#5f666e'])
  const top = topSide(1.4)
  return [
    box([0, 70], [0, 1.2], [-14, 12], card, {
      marks: [11, 27, 43, 59].map((x) =>
        patch(top, circle(x, -1, 6.6), '#d9d3c6', 'opacity=".55"'),
      ),
    }),
    ...[0, 1, 2].map((i) =>
      lathe(
        'y',
        [10 + i * 24, 0, 32],
        [
          [5 + i, 0, BLACKED],
          [8 + i, 0, BLACKED],
          [8 + i, 2, '#33373c'],
          [5 + i, 2, '#33373c'],
        ],
        { ring: true },
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      lathe(
        'y',
        [78 + (i % 2) * 14, 0, -8 + i * 11],
        [
          [3, 0, '#c8372d'],
          [4.6, 0, '#c8372d'],
          [4.6, 1.2, '#c8372d'],
          [3, 1.2, '#c8372d'],
        ],
        { ring: true, segments: 16 },
      ),
    ),
  ]
}

/** Hoses with their fittings. */
export const hose: Build = () => [
  pipe(path('0 6 0, 30 5 14, 66 6 10, 80 26 -2, 60 44 -10, 34 40 -6'), 6, BLACK),
  pipe(path('-12 6 0, 2 6 0'), 7, CHROME),
  pipe(path('36 40 -6, 22 38 -4'), 7, CHROME),
  pipe(path('90 4 10, 116 4 20, 134 5 10'), 8, BLACK),
  drum('x', [90, 4, 10], 5, 3, BRIGHT),
  drum('x', [134, 5, 10], 5, 3, BRIGHT),
]

/** A fuel tank of a lorry with its straps. */
export const steelTank: Build = () => [
  body(shape('0 6 14, 0 58 14, 100 58 14, 100 6 14'), 30, '#b4bac0', {
    soft: 6,
    marks: [22, 78].map((x) =>
      seam(
        nearSide(30.2),
        [
          [x, 7],
          [x, 57],
        ],
        '#33373c',
        5,
        '',
      ),
    ),
  }),
  ...[22, 78].map((x) => box([x - 3, x + 3], [57, 59.5], [-28, 28], '#33373c')),
  drum('y', [50, 62, 12], 7, 7, BLACKED, { soft: 1 }),
]

/** Bolts, nuts and washers. */
export const fasteners: Build = () => [
  ...[0, 1, 2, 3, 4].flatMap((i) => [
    drum('x', [14, 3.4, i * 10 - 20], 2, 28, i % 2 ? BRIGHT : ALLOY),
    drum('x', [-2, 3.4, i * 10 - 20], 4, 5, i % 2 ? BRIGHT : ALLOY, { segments: 6 }),
  ]),
  ...[0, 1, 2, 3].map((i) =>
    lathe(
      'y',
      [46 + (i % 2) * 14, 0, -14 + Math.floor(i / 2) * 18],
      [
        [2.4, 0, IRON],
        [5, 0, BRIGHT],
        [5, 4, BRIGHT],
        [2.4, 4, '#3a3e44'],
      ],
      { segments: 6, ring: true },
    ),
  ),
  ...[0, 1, 2].map((i) =>
    lathe(
      'y',
      [74, 0, -12 + i * 14],
      [
        [3, 0, IRON],
        [6, 0, BRIGHT],
        [6, 1, BRIGHT],
        [3, 1, IRON],
      ],
      { segments: 18, ring: true },
    ),
  ),
]

/** An air spring. */
export const airSpring: Build = () => [
  drum('y', [22, 3, 0], 15, 6, IRON, { soft: 1 }),
  lathe(
    'y',
    [22, 6, 0],
    [
      [14, 0, '#26282c'],
      [20, 5, '#26282c'],
      [21, 12, '#2b2d31'],
      [18, 18, '#1d1f23'],
      [21, 24, '#2b2d31'],
      [20, 31, '#26282c'],
      [15, 36, '#26282c'],
    ],
    { segments: 24 },
  ),
  drum('y', [22, 44, 0], 17, 4, ALLOY),
  ...[12, 32].map((x) => drum('y', [x, 48, 0], 2, 6, BRIGHT)),
]

/** Panels of plastic: the fairing of a motorcycle, the wings of a quad bike. */
export const fairing: Build = ({ paint }) => [
  body(
    shape('0 20 10, 14 54 12, 46 60 8, 60 40 10, 78 26 8, 70 10 8, 40 14 14, 20 8 8'),
    6,
    paint,
    {
      soft: 4,
      marks: [
        patch(nearSide(6.2), shape('34 24 4, 54 30 6, 48 44 6, 32 40 6'), '#15171a'),
        seam(
          nearSide(6.3),
          [
            [8, 26],
            [20, 50],
            [44, 55],
          ],
          '#ffffff',
          2,
          'opacity=".45"',
        ),
      ],
    },
  ),
  slab(band(104, 8, [22, 27], 10, 150), [-8, 8], paint, { soft: 3 }),
]

/** A tent cover with its frame, folded. */
export const tent: Build = ({ paint }) => {
  const cloth = mix(paint, '#3a3e44', 0.3)
  return [
    ...[0, 1, 2].map((i) =>
      box(
        [i * 2, 90 - i * 3],
        [i * 9, i * 9 + 9],
        [-30 + i, 30 - i],
        mix(cloth, '#ffffff', i * 0.06),
        { soft: 4 },
      ),
    ),
    ...[20, 66]
      .map((x) =>
        seam(
          nearSide(30.2),
          [
            [x, 0],
            [x, 27],
          ],
          '#e4e7e9',
          3,
          '',
        ),
      )
      .map((mark) => ({
        faces: [],
        marks: [mark],
        box: { min: [0, 0, 30] as const, max: [90, 27, 31] as const },
      })),
    pipe(path('-6 2 40, 96 2 40'), 4, STEEL),
    pipe(path('-2 2 48, 90 2 48'), 4, STEEL),
  ]
}

/** Small parts, fasteners and electrics. */
export const SMALL_PARTS = {
  gaskets,
  controlUnit,
  wiring,
  instruments,
  injectors,
  hose,
  steelTank,
  fasteners,
  airSpring,
  fairing,
  tent,
} as const
