import { mix } from '../../engine/colour.ts'
import { lamp, patch, seam, slots } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { band, shape } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { swampVehicle } from './swamp-vehicles.ts'

const R = 31

const FRONT = 38

const REAR = 168

const rack = (from: number, to: number, y: number): Solid[] => [
  ...[-30, -10, 10, 30].map((z) =>
    pipe(
      [
        [from, y, z],
        [to, y, z],
      ],
      3.4,
      BLACK,
    ),
  ),
  pipe(
    [
      [from, y, -34],
      [from, y, 34],
    ],
    4,
    BLACK,
  ),
  pipe(
    [
      [to, y, -34],
      [to, y, 34],
    ],
    4,
    BLACK,
  ),
]

const guards = (paint: string): Solid[] =>
  [-1, 1].flatMap((sign) => {
    const across = [sign * 40 - 19, sign * 40 + 19] as const
    return [
      slab(band(FRONT, R, [R + 9, R + 14], 20, 165), across, paint, { soft: 2 }),
      slab(band(REAR, R, [R + 9, R + 14], 15, 150), across, paint, { soft: 2 }),
    ]
  })

/** A quad bike. */
export const quadBike = ({ paint, random, variant }: BuildParams): Solid[] => {
  const rim = random.pick(['#2b2e33', '#b9bec4', '#8e949b'])
  const wheels = { kind: 'digger', colour: rim, width: 24 } as const
  const utility = variant !== 'sport'
  return [
    ...axle(FRONT, R, 60, wheels),
    ...axle(REAR, R, 60, wheels),
    pipe(
      [
        [FRONT, R, -50],
        [FRONT, R, 50],
      ],
      7,
      STEEL,
    ),
    pipe(
      [
        [REAR, R, -50],
        [REAR, R, 50],
      ],
      8,
      STEEL,
    ),
    body(shape('40 22 6, 176 22 6, 180 44 6, 36 44 6'), 20, '#24272b'),
    body(shape('74 26 6, 132 26 6, 128 58 8, 80 58 8'), 17, '#565c63', {
      marks: slots(nearSide(17.2), 86, 122, 34, 56, 4, '#33373c'),
    }),
    box([70, 140], [24, 29], [20, 40], '#1d2024'),
    body(shape('4 52 6, 10 72 8, 64 82 10, 104 92 12, 128 78 10, 100 58, 20 46 4'), 21, paint, {
      soft: 5,
      marks: [
        ...lamp(frontEnd(5), -19, -6, 58, 68),
        ...lamp(frontEnd(5), 19, 6, 58, 68),
        patch(nearSide(21.2), shape('50 60, 104 64, 112 76, 70 74'), mix(paint, '#0c0f14', 0.7)),
        seam(nearSide(21.2), shape('28 66, 96 82'), '#ffffff', 3, 'opacity=".5"'),
      ],
    }),
    ...guards(paint),
    body(shape('112 70, 196 68 4, 200 80 6, 150 84 10, 118 82 6'), 15, '#222529', { soft: 5 }),
    body(shape('150 50, 206 52 4, 206 66 4, 146 68'), 22, paint, {
      soft: 3,
      marks: lamp(nearSide(22.2), 188, 204, 54, 62, 'tail'),
    }),
    pipe(path('86 88 0, 80 104 0'), 7, BLACK),
    pipe(path('96 108 -36, 82 104 -12, 82 104 12, 96 108 36'), 5, BLACK),
    ...(utility ? [...rack(4, 60, 90), ...rack(152, 212, 90)] : []),
    ...(utility ? [pipe(path('-6 34 -22, -8 58 -20, -8 58 20, -6 34 22'), 5, STEEL)] : []),
    pipe(path('128 36 18, 178 44 20, 214 50 20'), 9, STEEL),
  ]
}

/** Quad bikes. */
export const QUAD_BIKE = {
  variants: ['utility', 'sport', 'swamp'],
  scenes: () => ['field', 'birches', 'garages', 'dacha', 'snowfield'],
  build: (params) => (params.variant === 'swamp' ? swampVehicle(params) : quadBike(params)),
} as const satisfies ThingModel
