import { doorSeam, slots } from '../../../engine/solids/marks.ts'
import { BLACK, hydraulic, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { ThingModel } from '../../thing.ts'
import { arm, machineCab } from '../machine-parts.ts'
import { coat, DARK } from './digger-parts.ts'

/** Graders. */
export const GRADER = {
  variants: ['grader'],
  scenes: () => ['site', 'birches', 'highway'],
  build: (params) => {
    const paint = coat(params)
    const wheels = { kind: 'digger', colour: paint, width: 36 } as const
    return [
      ...axle(70, 58, 104, wheels),
      ...[600, 730].flatMap((x) => axle(x, 58, 116, wheels)),
      ...[70, 600, 730].map((x) =>
        pipe(
          [
            [x, 58, -70],
            [x, 58, 70],
          ],
          20,
          STEEL,
        ),
      ),
      ...arm(shape('40 110, 180 190, 420 190, 520 130'), [34, 34, 40, 44], 20, paint),
      box([60, 80], [58, 116], [-20, 20], DARK),
      ...arm(shape('80 110, 380 96'), [18, 16], 40, DARK),
      drum('y', [330, 84, 0], 62, 12, '#3a3e44'),
      slab(
        shape('360 6, 374 6 3, 366 44 10, 378 78 4, 366 78, 354 44 10'),
        [-170, 170],
        '#7b828a',
        { soft: 1 },
      ),
      ...hydraulic([330, 196, 40], [340, 96, 60], 13),
      ...hydraulic([330, 196, -40], [340, 96, -60], 13),
      body(shape('520 92, 516 170 10, 780 176 16, 800 150 12, 796 96 10'), 58, paint, {
        soft: 6,
        marks: [
          ...slots(nearSide(58.2), 690, 780, 110, 160, 6, '#24272b'),
          doorSeam(nearSide(58.2), 560, 672, 104, 166, 1.6),
        ],
      }),
      pipe(path('640 172 -20, 640 226 -20'), 11, BLACK),
      ...machineCab({
        x: [410, 540],
        y: [150, 322],
        lean: [10, 2],
        half: 64,
        frame: DARK,
        roof: paint,
      }),
      box([558, 772], [52, 70], [68, 78], DARK),
    ]
  },
} as const satisfies ThingModel
