import type { Point3 } from '../../engine/geometry.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { band, bar, circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum, lathe } from '../../engine/solids/round.ts'
import { nearSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { ALLOY, BLACKED, BRIGHT, boltRing, bolts, gear, IRON, pulley } from './part-shapes.ts'

/** A hub with its bearing, and the bearing alone. */
export const bearing: Build = () => [
  lathe(
    'z',
    [20, 20, 0],
    [
      [8, -8, IRON],
      [20, -8, BRIGHT],
      [20, 8, BRIGHT],
      [16, 8, BRIGHT],
      [16, 6, '#3a3e44'],
      [11, 6, '#3a3e44'],
      [11, 8, BRIGHT],
      [8, 8, BRIGHT],
    ],
    {
      segments: 28,
      ring: true,
      marks: circle(20, 20, 13.5, 13.5, 11).map(([x, y]) =>
        patch(nearSide(6.3), circle(x, y, 2, 2, 10), '#e9edf0'),
      ),
    },
  ),
  drum('z', [64, 20, -4], 20, 6, IRON, {
    cap: '#8e949b',
    segments: 26,
    marks: boltRing(-1, 64, 20, 15, 5, 2),
  }),
  drum('z', [64, 20, 6], 9, 16, ALLOY, {
    marks: [patch(nearSide(14.2), circle(64, 20, 5), '#1b1d20')],
  }),
]

/** A pump with its pulley and pipes; also stands for compressors. */
export const pump: Build = () => [
  body(shape('6 4 6, 2 30 8, 14 44 8, 40 44 8, 50 28 8, 46 4 6'), 14, ALLOY, {
    soft: 4,
    marks: [
      ...bolts(
        14,
        [
          [10, 10],
          [10, 36],
          [42, 10],
          [42, 36],
        ],
        2,
      ),
      patch(nearSide(14.2), circle(26, 24, 11), '#8e949b'),
      ...boltRing(14.3, 26, 24, 8.6, 6, 1.2),
    ],
  }),
  pulley(26, 24, 20, 8, 9),
  pipe(path('14 42 -4, 10 58 -4, -4 62 -4'), 8, STEEL),
  pipe(path('46 14 -4, 64 14 -4'), 9, STEEL),
  box([18, 34], [-2, 6], [-12, 12], IRON),
]

/** Belts and the rollers that stretch them. */
export const belt: Build = () => [
  slab(band(34, 30, [26, 29], 0, 360, 28), [-8, 8], '#1d2024'),
  slab(band(34, 30, [23, 26.4], 0, 360, 28), [-8, 8], '#2b2e33'),
  pulley(80, 14, 4, 14, 14, '#3a3e44'),
  gear(110, 10, 4, 10, 18, 14, ALLOY),
]

/** A cardan shaft with its joints. */
export const driveshaft: Build = () => [
  pipe(path('10 12 0, 70 12 0'), 13, STEEL),
  pipe(path('64 12 0, 132 12 0'), 9, CHROME),
  ...[2, 140].flatMap((x) => [
    drum('z', [x, 12, 0], 6, 22, IRON),
    slab(bar([x - 8, 12], [x + 8, 12], 14, 14), [-5, 5], '#4a5057', { soft: 1.5 }),
    drum('x', [x + (x > 60 ? 12 : -12), 12, 0], 12, 5, '#6d747c', { marks: [] }),
  ]),
]

/** A crankshaft. */
export const crankshaft: Build = () => [
  pipe(path('-12 20 0, 128 20 0'), 8, CHROME),
  ...[0, 1, 2, 3].flatMap((i) => {
    const x = 14 + i * 28
    const up = i === 0 || i === 3 ? 1 : -1
    const web = (at: number) =>
      slab(
        [
          [at - 2.5, 20 - up * 16, 2],
          [at + 2.5, 20 - up * 16, 2],
          [at + 2.5, 20 + up * 16, 2],
          [at - 2.5, 20 + up * 16, 2],
        ],
        [-9, 9],
        IRON,
        { soft: 1 },
      )
    return [web(x - 6), drum('x', [x, 20 + up * 12, 0], 5, 10, BRIGHT), web(x + 6)]
  }),
  gear(-14, 20, 0, 9, 18, 5, '#5c636b'),
  drum('x', [128, 20, 0], 16, 5, '#4a5057'),
]

/** The head of an engine, its valves down. */
export const cylinderHead: Build = () => [
  box([0, 86], [8, 30], [-18, 18], ALLOY, {
    soft: 2,
    marks: [
      ...[12, 33, 54, 75].flatMap((x) => [
        patch(nearSide(18.2), circle(x, 18, 6.4, 5), '#2b2e33'),
        patch(nearSide(18.3), circle(x, 18, 4.6, 3.6), '#121417'),
      ]),
      ...bolts(
        18,
        [
          [3, 26],
          [23, 26],
          [44, 26],
          [65, 26],
          [83, 26],
        ],
        1.5,
      ),
    ],
  }),
  box([2, 84], [30, 38], [-15, 15], '#8e949b', { soft: 2 }),
  ...[10, 24, 38, 52, 66, 78].map((x) => drum('y', [x, 40, 6], 3, 5, BRIGHT)),
  pipe(path('-2 38 -6, 88 38 -6'), 5, CHROME),
  ...[12, 33, 54, 75].map((x) =>
    pipe(
      [
        [x, 8, 4],
        [x, 1, 4],
      ],
      3,
      CHROME,
    ),
  ),
]

/** An arm of a suspension with its ball joint. */
export const suspensionArm: Build = () => [
  slab(
    shape('0 10 4, 20 6 8, 60 14 10, 86 10 6, 92 16 6, 84 24 6, 58 28 12, 20 24 8, 4 24 4'),
    [-4, 4],
    BLACKED,
    { soft: 2, marks: [patch(nearSide(4.2), circle(40, 17, 6), '#3a3e44')] },
  ),
  drum('z', [4, 17, 0], 8, 14, IRON, {
    marks: [patch(nearSide(7.2), circle(4, 17, 4), '#121417')],
  }),
  drum('y', [86, 24, 0], 7, 12, BLACKED, { soft: 2 }),
  drum('y', [86, 34, 0], 2.4, 10, BRIGHT),
]

/** A steering wheel. */
export const steeringWheel: Build = () => {
  const rim: Point3[] = circle(40, 40, 37, 37, 24).map(([x, y]): Point3 => [x, y, 0])
  return [
    pipe([...rim, rim[0] ?? [77, 40, 0]], 6, BLACK),
    slab(
      shape('6 42 4, 26 48 6, 54 48 6, 74 42 4, 74 36 4, 56 30 8, 46 8 4, 34 8 4, 24 30 8, 6 36 4'),
      [-3, 2],
      '#2b2e33',
      { soft: 1.4 },
    ),
    slab(circle(40, 38, 14, 12), [0, 5], '#1d2024', {
      soft: 2,
      marks: [patch(nearSide(5.2), circle(40, 39, 4), '#8e949b')],
    }),
    ...[18, 54].map((x) => slab(rectangle(x, x + 8, 38, 44, 2), [2, 4], '#4b5157')),
  ]
}

/** A winch with its rope and hook. */
export const winch: Build = () => [
  box([0, 22], [2, 26], [-12, 12], BLACKED, { soft: 4 }),
  drum('x', [36, 14, 0], 9, 28, '#8e949b', {
    marks: [-9, -5, -1, 3, 7].map((dx) =>
      seam(
        nearSide(9.2),
        [
          [36 + dx, 6],
          [36 + dx, 22],
        ],
        '#4b5157',
        1.6,
        '',
      ),
    ),
  }),
  box([50, 70], [2, 26], [-12, 12], BLACKED, {
    soft: 4,
    marks: [patch(nearSide(12.2), circle(60, 14, 6), '#33373c')],
  }),
  box([-2, 72], [0, 3], [-16, 16], IRON),
  pipe(path('36 8 10, 30 2 24, 12 2 32, 22 2 38'), 2, STEEL),
  pipe(path('22 2 38, 30 2 40, 32 2 36, 28 2 34'), 3, {
    dark: '#7d1f1a',
    base: '#c8372d',
    light: '#e98a80',
  }),
]

/** Parts that rotate. */
export const ROTATING_PARTS = {
  bearing,
  pump,
  belt,
  driveshaft,
  crankshaft,
  cylinderHead,
  suspensionArm,
  steeringWheel,
  winch,
} as const
