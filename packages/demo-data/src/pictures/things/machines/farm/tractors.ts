import { mix } from '../../../engine/colour.ts'
import { lamp } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { band, bar, shape } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { machineCab } from '../machine-parts.ts'
import { bigTractor } from './big-tractors.ts'
import { nose, RIMS } from './tractor-nose.ts'

/** A tractor with large rear wheels. */
export const classicTractor = ({ paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(RIMS)
  const four = random.chance(0.6)
  const [fx, fr] = [58, four ? 50 : 38]
  const [rx, rr] = [284, 82]
  const dark = '#2b2e33'
  return [
    ...axle(fx, fr, 88, { kind: 'tractor', colour: rim, width: 36 }),
    ...axle(rx, rr, 98, { kind: 'tractor', colour: rim, width: 44 }),
    pipe(
      [
        [fx, fr, -60],
        [fx, fr, 60],
      ],
      16,
      STEEL,
    ),
    pipe(
      [
        [rx, rr, -70],
        [rx, rr, 70],
      ],
      30,
      STEEL,
    ),
    box([10, 310], [58, 104], [-26, 26], dark),
    box([2, 16], [52, 108], [-26, 26], '#4a5057'),
    box([150, 204], [52, 100], [28, 62], dark, { soft: 4 }),
    box([212, 240], [42, 46], [56, 84], '#3a3e44'),
    box([212, 240], [68, 72], [56, 84], '#3a3e44'),
    nose(paint, 8, 196, 100, 168, 33),
    pipe(path('120 166 -20, 120 250 -20, 128 262 -20'), 9, BLACK),
    ...machineCab({
      x: [192, 318],
      y: [120, 262],
      lean: [18, 10],
      half: 66,
      frame: mix(paint, '#0c0f14', 0.3),
      roof: mix(paint, '#ffffff', random.chance(0.5) ? 0.85 : 0),
    }),
    ...[-1, 1].map((sign) =>
      slab(band(rx, rr, [rr + 4, rr + 11], 8, 150), [sign * 78 - 26, sign * 78 + 22], paint, {
        soft: 3,
        marks: sign > 0 ? lamp(nearSide(100.2), rx + 72, rx + 88, rr + 24, rr + 36, 'tail') : [],
      }),
    ),
    ...[-1, 1].map((sign) =>
      slab(band(fx, fr, [fr + 5, fr + 9], 40, 140), [sign * 72 - 16, sign * 72 + 16], '#24272b'),
    ),
    ...[-22, 22].map((z) =>
      pipe(
        [
          [310, 70, z],
          [376, 44, z],
        ],
        7,
        STEEL,
      ),
    ),
    pipe(path('312 110 0, 372 78 0'), 6, STEEL),
    pipe(path('176 206 74, 192 206 66'), 3, BLACK),
    box([172, 180], [190, 216], [70, 86], '#1b1d20', { soft: 2 }),
  ]
}

/** A tractor for a garden, with a bow over the seat instead of a cab. */
const mini = ({ paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(RIMS)
  return [
    ...axle(34, 28, 48, { kind: 'tractor', colour: rim, width: 18 }),
    ...axle(168, 46, 58, { kind: 'tractor', colour: rim, width: 26 }),
    pipe(path('34 28 -30, 34 28 30'), 9, STEEL),
    pipe(path('168 46 -36, 168 46 36'), 16, STEEL),
    box([10, 180], [36, 62], [-16, 16], '#2b2e33'),
    nose(paint, 6, 108, 56, 96, 22),
    box([110, 140], [46, 52], [-42, 42], '#3a3e44'),
    pipe(path('104 96 0, 124 116 0'), 4, BLACK),
    pipe(path('122 116 -16, 128 120 0, 122 116 16'), 4, BLACK),
    body(shape('142 74, 186 74 4, 194 104 6, 186 106 4, 178 84 4, 144 84 4'), 19, '#1d2024', {
      soft: 4,
    }),
    ...[-1, 1].map((sign) =>
      slab(band(168, 46, [49, 55], 20, 150), [sign * 46 - 14, sign * 46 + 14], paint, { soft: 2 }),
    ),
    ...[-1, 1].map((sign) =>
      pipe(
        [
          [196, 66, sign * 26],
          [198, 172, sign * 26],
        ],
        6,
        BLACK,
      ),
    ),
    pipe(path('198 172 -26, 198 172 26'), 6, BLACK),
    body(bar([184, 60], [222, 40], 6, 6), 16, '#3a3e44'),
  ]
}

/** Tractors. */
export const TRACTOR = {
  variants: ['classic', 'articulated', 'mini'],
  scenes: () => ['field', 'birches', 'dacha', 'field', 'garages'],
  build: (params) =>
    params.variant === 'articulated'
      ? bigTractor(params)
      : params.variant === 'mini'
        ? mini(params)
        : classicTractor(params),
} as const satisfies ThingModel
