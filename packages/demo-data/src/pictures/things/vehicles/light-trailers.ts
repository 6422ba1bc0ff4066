import { mix } from '../../engine/colour.ts'
import { lamp, patch, seam } from '../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { bar, rectangle, shape } from '../../engine/solids/profile.ts'
import { moved, nearSide, rearEnd, type Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'
import { motorBoat } from '../water/motor-boats.ts'
import { FRAME } from './truck-parts.ts'

/** What light trailers are made of. */
export const ZINC = '#a9b0b7'

/** A frame with a drawbar and a coupling, an axle or two, mudguards and lamps. */
export const lightFrame = (
  length: number,
  half: number,
  axles: readonly number[],
  rim: string,
): Solid[] => [
  body(bar([-120, 46], [30, 52], 9, 12), 5, ZINC),
  pipe(
    [
      [-40, 48, 0],
      [60, 50, half - 14],
    ],
    8,
    STEEL,
  ),
  pipe(
    [
      [-40, 48, 0],
      [60, 50, 14 - half],
    ],
    8,
    STEEL,
  ),
  box([-134, -112], [42, 58], [-7, 7], '#3a3e44', { soft: 3 }),
  pipe(path('-88 46 9, -88 4 9'), 6, STEEL),
  box([20, length], [46, 56], [-half + 8, half - 8], ZINC),
  ...axles.flatMap((x) => axle(x, 29, half + 22, { kind: 'small', colour: rim, width: 18 })),
  ...axles.flatMap((x) =>
    [-1, 1].map((sign) =>
      box(
        [x - 36, x + 36],
        [58, 64],
        [sign * (half + 13) - 11, sign * (half + 13) + 11],
        '#3a3e44',
        { soft: 3 },
      ),
    ),
  ),
  box([length - 2, length + 5], [42, 58], [-half, half], '#2a2d32', {
    marks: [
      ...lamp(rearEnd(length + 5.2), -half + 4, -half + 26, 44, 56, 'tail'),
      ...lamp(rearEnd(length + 5.2), half - 4, half - 26, 44, 56, 'tail'),
      patch(rearEnd(length + 5.2), rectangle(-26, 26, 44, 55), '#f1f2ee'),
    ],
  }),
]

const tub = (length: number, half: number, high: number, colour: string): Solid[] => {
  const side = nearSide(half + 0.2)
  return [
    box([10, length], [56, 60], [-half, half], FRAME),
    box([10, length], [60, 60 + high], [-half, -half + 3], colour),
    box([10, 13], [60, 60 + high], [-half, half], colour),
    box([13, length - 3], [60, 61], [-half + 3, half - 3], '#8a6a45'),
    box([length - 3, length], [60, 60 + high], [-half, half], colour),
    box([10, length], [60, 60 + high], [half - 3, half], colour, {
      marks: [
        ...[0.33, 0.66].map((s) =>
          seam(
            side,
            [
              [10, 60 + high * s],
              [length, 60 + high * s],
            ],
            '#0c0f14',
            1,
            'opacity=".3"',
          ),
        ),
        ...[0.02, 0.34, 0.66, 0.98].map((s) =>
          seam(
            side,
            [
              [10 + (length - 10) * s, 58],
              [10 + (length - 10) * s, 62 + high],
            ],
            '#6d747c',
            4,
            '',
          ),
        ),
      ],
    }),
  ]
}

/** Trailers that a car pulls. */
export const light = ({ variant, paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(['#c6cad0', '#8e949b', '#e4e7e9'])
  const zinc = random.chance(0.5) ? '#b4bac0' : mix(paint, '#20242a', 0.12)
  if (variant === 'boat')
    return [
      ...lightFrame(430, 72, [270], rim),
      ...moved(motorBoat({ variant: 'motor', paint, random }), 0, 58),
    ]
  if (variant === 'light') return [...lightFrame(270, 72, [140], rim), ...tub(270, 72, 38, zinc)]
  const cover = random.pick(['#2f5f9e', '#3c7a52', '#4b5560', '#b23a34'])
  return [
    ...lightFrame(300, 76, [112, 178], rim),
    ...tub(300, 76, 38, zinc),
    box([8, 302], [96, 188], [-78, 78], cover, {
      soft: 8,
      marks: [
        seam(
          nearSide(78.2),
          shape('12 104, 298 104'),
          '#e4e7e9',
          2,
          'opacity=".8" stroke-dasharray="7 14"',
        ),
        ...[80, 155, 230].map((x) =>
          seam(
            nearSide(78.2),
            [
              [x, 100],
              [x, 184],
            ],
            '#0c0f14',
            2,
            'opacity=".2"',
          ),
        ),
      ],
    }),
  ]
}
