import { mix } from '../../../engine/colour.ts'
import { patch, seam } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { band, bar, rectangle, shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams } from '../../thing.ts'
import { arm } from '../machine-parts.ts'

const STEELY = '#8e949b'

/** A plough with four bodies. */
export const plough = ({ paint }: BuildParams): Solid[] => [
  ...[0, 1, 2, 3].flatMap((i) => {
    const [x, z] = [40 + i * 88, -80 + i * 48]
    return [
      ...arm(
        [
          [x + 26, 96],
          [x + 6, 34],
        ],
        [14, 12],
        5,
        paint,
        z,
      ),
      slab(
        [
          [x - 30, 4],
          [x + 18, 6, 4],
          [x + 42, 44, 14],
          [x + 22, 54, 8],
          [x - 2, 30],
        ],
        [z - 4, z + 16],
        STEELY,
        { soft: 2 },
      ),
      slab(bar([x - 34, 3], [x + 2, 8], 4, 9), [z - 2, z + 18], '#5c636b'),
    ]
  }),
  pipe(path('30 98 -100, 390 98 96'), 18, {
    dark: mix(paint, '#0c0f14', 0.45),
    base: paint,
    light: mix(paint, '#ffffff', 0.35),
  }),
  ...arm(shape('20 60, 30 150, 60 100'), [14, 12, 12], 4, paint, -70),
  ...arm(shape('20 60, 30 150, 60 100'), [14, 12, 12], 4, paint, -40),
  ...axle(330, 28, 112, { kind: 'small', colour: paint, width: 16 }).slice(1),
  pipe(path('330 28 100, 318 96 64'), 8, STEEL),
]

/** A cultivator with three rows of tines and a roller. */
export const cultivator = ({ paint }: BuildParams): Solid[] => {
  const tone = {
    dark: mix(paint, '#0c0f14', 0.45),
    base: paint,
    light: mix(paint, '#ffffff', 0.35),
  }
  const tine = (x: number, z: number): Solid[] => [
    slab(band(x, 48, [26, 32], -70, 150), [z - 3, z + 3], paint),
    slab(bar([x + 4, 16], [x - 22, 2], 9, 12), [z - 9, z + 9], STEELY),
  ]
  return [
    ...[60, 130, 200].flatMap((x, row) =>
      [-150, -90, -30, 30, 90, 150].flatMap((z) => tine(x, z + row * 18 - 18)),
    ),
    ...[60, 130, 200].map((x) =>
      pipe(
        [
          [x, 82, -176],
          [x, 82, 176],
        ],
        11,
        tone,
      ),
    ),
    ...[-120, -30, 30, 120].map((z) =>
      pipe(
        [
          [50, 84, z],
          [290, 84, z],
        ],
        9,
        tone,
      ),
    ),
    drum('z', [290, 22, 0], 22, 340, '#3a3e44', { cap: '#5c636b' }),
    ...[-30, 30].flatMap((z) => arm(shape('20 62, 34 140, 90 88'), [12, 11, 11], 4, paint, z)),
    pipe(path('34 140 -30, 34 140 30'), 8, tone),
    ...[-168, 168].flatMap((z) => arm(shape('284 22, 262 84'), [12, 12], 4, paint, z)),
  ]
}

/** A seed drill. */
export const seeder = ({ paint }: BuildParams): Solid[] => [
  ...axle(180, 56, 190, { kind: 'tractor', colour: '#c9b23a', width: 28 }),
  pipe(path('180 56 -160, 180 56 160'), 12, STEEL),
  body(shape('96 92, 84 158 6, 250 158 6, 236 92 10'), 158, paint, {
    soft: 4,
    marks: [
      ...[-0.33, 0.33].map((s) =>
        seam(
          nearSide(158.2),
          [
            [166 + s * 150, 100],
            [166 + s * 160, 150],
          ],
          '#0c0f14',
          2,
        ),
      ),
      patch(nearSide(158.4), rectangle(120, 214, 112, 134, 3), '#f1f2ee', 'opacity=".85"'),
    ],
  }),
  box([80, 254], [158, 166], [-162, 162], mix(paint, '#ffffff', 0.7)),
  ...[-140, -100, -60, -20, 20, 60, 100, 140].flatMap((z) => [
    pipe(
      [
        [200, 92, z],
        [236, 40, z],
        [252, 10, z],
      ],
      6,
      BLACK,
    ),
    drum('z', [262, 16, z], 16, 4, STEELY),
  ]),
  pipe(path('-90 52 0, 70 60 -90'), 11, STEEL),
  pipe(path('-90 52 0, 70 60 90'), 11, STEEL),
  box([60, 230], [64, 92], [-150, 150], '#33373c'),
]
