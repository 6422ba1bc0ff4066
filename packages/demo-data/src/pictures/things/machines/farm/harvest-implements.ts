import { mix } from '../../../engine/colour.ts'
import { patch, seam, slots } from '../../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box } from '../../../engine/solids/prism.ts'
import { rectangle, shape } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams } from '../../thing.ts'
import { arm } from '../machine-parts.ts'

/** A round baler. */
export const baler = ({ paint }: BuildParams): Solid[] => [
  ...axle(150, 42, 120, { kind: 'tractor', colour: '#dfe3e5', width: 32 }),
  pipe(path('150 42 -90, 150 42 90'), 12, STEEL),
  body(
    shape('60 46 10, 50 120 24, 96 186 40, 190 196 50, 262 150 40, 264 80 30, 200 44 10'),
    82,
    paint,
    {
      soft: 5,
      marks: [
        seam(nearSide(82.2), shape('166 46, 176 194'), '#0c0f14', 3),
        patch(nearSide(82.3), rectangle(76, 152, 104, 128, 4), '#f1f2ee', 'opacity=".9"'),
        ...slots(nearSide(82.3), 196, 240, 90, 126, 4, mix(paint, '#0c0f14', 0.4)),
      ],
    },
  ),
  body(shape('20 24 6, 84 30, 88 62, 30 56 8'), 96, '#33373c'),
  ...[-60, -20, 20, 60].map((z) =>
    pipe(
      [
        [22, 30, z],
        [14, 10, z],
        [40, 6, z],
      ],
      3,
      STEEL,
    ),
  ),
  ...arm(shape('-120 46, 60 70'), [14, 20], 8, mix(paint, '#0c0f14', 0.3)),
]

/** A trailed sprayer, its booms folded. */
export const sprayer = ({ paint }: BuildParams): Solid[] => [
  ...axle(170, 62, 110, { kind: 'tractor', colour: '#c9b23a', width: 30 }),
  pipe(path('170 62 -90, 170 62 90'), 12, STEEL),
  box([0, 290], [76, 92], [-40, 40], '#33373c'),
  body(shape('60 92 20, 50 150 40, 80 206 30, 220 206 30, 250 150 40, 240 92 20'), 74, '#f1f2ee', {
    soft: 14,
    marks: [seam(nearSide(74.2), shape('84 120, 220 120'), paint, 12, 'opacity=".9"')],
  }),
  box([136, 164], [204, 216], [-16, 16], '#24272b', { soft: 3 }),
  ...arm(shape('-120 44, 20 80'), [12, 16], 7, paint),
  ...[-1, 1].flatMap((sign) => [
    pipe(
      [
        [286, 110, 0],
        [292, 120, sign * 110],
        [150, 130, sign * 122],
        [40, 126, sign * 122],
      ],
      7,
      { dark: mix(paint, '#0c0f14', 0.45), base: paint, light: mix(paint, '#ffffff', 0.35) },
    ),
    pipe(
      [
        [286, 160, 0],
        [292, 164, sign * 110],
        [150, 166, sign * 122],
        [60, 150, sign * 122],
      ],
      5,
      STEEL,
    ),
  ]),
  pipe(path('286 84 0, 286 184 0'), 10, STEEL),
]
