import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { lamp, patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, slab } from '../../engine/solids/prism.ts'
import { band, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import { wheel } from '../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { grips, tone } from './grips.ts'

const leg = (z: number, from: Point3, to: Point3) =>
  pipe(
    [
      [from[0], from[1], z],
      [to[0], to[1], z],
    ],
    4,
    STEEL,
  )

const scooter = ({ paint, random, variant }: BuildParams): Solid[] => {
  const moped = variant === 'moped'
  const r = moped ? 28 : 22
  const wheels = {
    kind: moped ? 'spoked' : 'cast',
    colour: moped ? '#c6cad0' : '#3a3e45',
    width: moped ? 8 : 12,
  } as const
  const [fx, rx] = moped ? [30, 144] : [28, 152]
  const accent = mix(paint, '#ffffff', 0.3)
  const controls = [
    ...grips(moped ? 60 : 52, moped ? 98 : 100, 32, 10),
    blob(sections('40 96 4 5, 43 97 9 10, 54 98 9 12, 62 97 5 7'), moped ? '#c6cad0' : paint),
    drum('x', [41, 97, 0], 7, 2, '#eef3f5', { segments: 14 }),
    ...[-1, 1].flatMap((sign) => [
      pipe(
        [
          [56, 100, sign * 22],
          [52, 118, sign * 30],
        ],
        1.8,
        BLACK,
      ),
      blob(sections('49 120 2 3, 51 120 5 7, 54 120 4 6'), '#24272b', [], sign * 31),
    ]),
  ]
  if (moped)
    return [
      leg(-6, [fx, r, 0], [54, 84, 0]),
      wheel(fx, r, 4, wheels),
      wheel(rx, r, 4, wheels),
      slab(band(fx, r, [r + 2, r + 5], 20, 150), [-6, 6], paint),
      slab(band(rx, r, [r + 2, r + 5], 10, 140), [-6, 6], paint),
      pipe(path('54 86 0, 70 44 0, 100 34 0, 120 66 0'), 8, tone(paint)),
      body(shape('76 22 5, 108 20 6, 114 38 6, 84 46 8'), 9, '#8a9199', {
        soft: 2,
        marks: [0, 1, 2, 3].map((i) =>
          seam(
            nearSide(9.2),
            [
              [80 + i * 5, 26],
              [86 + i * 5, 42],
            ],
            '#3a3e44',
            1.6,
            '',
          ),
        ),
      }),
      body(shape('66 62 6, 74 78 8, 100 74 8, 108 62 6'), 8, paint, { soft: 3 }),
      body(shape('100 74 3, 150 76 3, 152 84 4, 108 82 5'), 10, '#1d2024', { soft: 3 }),
      pipe(
        [
          [104, 34, 7],
          [rx, r, 7],
        ],
        5,
        BLACK,
      ),
      pipe(path('84 28 9, 100 18 9, 168 22 10'), 7, CHROME),
      leg(6, [fx, r, 0], [54, 84, 0]),
      pipe(path('148 80 -8, 176 80 -8, 176 80 8, 148 80 8'), 2.4, STEEL),
      ...controls,
    ]
  return [
    wheel(fx, r, 6, wheels),
    slab(band(fx, r, [r + 2, r + 6], 30, 140), [-8, 8], paint, { soft: 2 }),
    leg(-8, [fx, r, 0], [44, 70, 0]),
    leg(8, [fx, r, 0], [44, 70, 0]),
    wheel(rx, r, 7, { ...wheels, width: 13 }),
    body(shape('34 52 6, 40 94 6, 54 96 6, 66 60 10, 72 34 8, 60 32 6'), 19, paint, {
      soft: 6,
      marks: [patch(nearSide(19.2), shape('46 54, 56 54, 54 88, 46 88'), accent, 'opacity=".5"')],
    }),
    body(shape('62 22 6, 116 22 6, 120 32 4, 62 34 6'), 17, '#2b2e33', { soft: 3 }),
    body(
      shape('100 32 6, 104 64 10, 172 76 8, 182 66 8, 170 46 8, 128 44 10, 116 30 6'),
      16,
      paint,
      {
        soft: 6,
        marks: [
          patch(nearSide(16.2), shape('116 48, 164 58, 170 66, 116 58'), accent, 'opacity=".55"'),
          ...lamp(nearSide(16.3), 172, 181, 62, 70, 'tail'),
        ],
      },
    ),
    body(
      shape('100 66 4, 172 74 4, 174 82 6, 136 80 10, 104 78 6'),
      13,
      random.pick(['#1d2024', '#4a3628']),
      { soft: 4 },
    ),
    pipe(
      [
        [110, 26, 9],
        [rx, r, 10],
      ],
      8,
      BLACK,
    ),
    pipe(path('128 28 12, 174 34 13'), 9, STEEL),
    ...controls,
  ]
}

/** Scooters and mopeds. */
export const SCOOTER = {
  variants: ['scooter', 'moped'],
  scenes: () => ['yard', 'street', 'garages', 'dacha'],
  focus: () => [50, 88, 10],
  build: scooter,
} as const satisfies ThingModel
