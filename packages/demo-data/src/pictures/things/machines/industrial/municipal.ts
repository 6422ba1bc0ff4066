import { patch, seam, slots, window4 } from '../../../engine/solids/marks.ts'
import { BLACK, hydraulic, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box } from '../../../engine/solids/prism.ts'
import { rectangle, shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide } from '../../../engine/solids/solid.ts'
import type { ThingModel } from '../../thing.ts'
import { cab, HALF } from '../../vehicles/cab.ts'
import { chassis } from '../../vehicles/truck-parts.ts'
import { arm } from '../machine-parts.ts'
import { DARK } from './digger-parts.ts'

/** Vehicles of a city's services, on the chassis of a lorry. */
export const MUNICIPAL = {
  variants: ['sweeper', 'garbage', 'platform'],
  scenes: () => ['street', 'yard', 'garages', 'site'],
  build: (params) => {
    const { random, variant } = params
    const paint = random.chance(0.6) ? '#e2762d' : params.paint
    const rim = '#8e949b'
    const side = nearSide(HALF + 0.2)
    const base = [
      ...chassis(170, 780, [600], rim),
      ...cab({ length: 172, height: 272, axle: 128, style: random.int(0, 2), paint, rim }),
    ]
    if (variant === 'garbage')
      return [
        ...base,
        body(shape('200 112, 200 318 20, 620 322 20, 660 300, 660 112'), HALF, '#e4e7e9', {
          soft: 8,
          marks: [
            ...[280, 360, 440, 520].map((x) =>
              seam(
                side,
                [
                  [x, 120],
                  [x, 312],
                ],
                '#0c0f14',
                5,
                'opacity=".25"',
              ),
            ),
            patch(side, rectangle(220, 600, 200, 226, 3), paint, 'opacity=".9"'),
          ],
        }),
        body(shape('664 100 8, 664 316 16, 724 300 20, 800 180 10, 800 96 8'), HALF, paint, {
          soft: 6,
          marks: [seam(side, shape('690 120, 690 290'), '#0c0f14', 3)],
        }),
        ...hydraulic([668, 322, 60], [740, 290, 60], 12),
      ]
    if (variant === 'platform')
      return [
        ...base,
        box([190, 780], [100, 114], [-HALF, HALF], '#33373c'),
        box([300, 700], [114, 150], [HALF - 40, HALF], paint),
        drum('y', [620, 130, 0], 60, 34, '#3a3e44'),
        ...arm(shape('620 160, 560 330, 180 420'), [40, 36, 26], 16, paint),
        ...hydraulic([650, 170, 18], [590, 290, 18], 14),
        box([96, 190], [352, 358], [-46, 46], DARK),
        ...[-46, 46].flatMap((z) => [
          pipe(
            [
              [96, 356, z],
              [96, 452, z],
              [190, 452, z],
              [190, 356, z],
            ],
            4,
            BLACK,
          ),
          pipe(
            [
              [96, 404, z],
              [190, 404, z],
            ],
            3,
            BLACK,
          ),
        ]),
        ...[96, 190].map((x) =>
          pipe(
            [
              [x, 452, -46],
              [x, 452, 46],
            ],
            4,
            BLACK,
          ),
        ),
      ]
    return [
      ...base,
      body(shape('196 104, 196 280 24, 520 280 30, 560 200 16, 780 186 12, 784 104'), HALF, paint, {
        soft: 8,
        marks: [
          window4(side, 600, 690, 126, 168),
          ...slots(side, 240, 330, 130, 200, 5, '#24272b'),
          patch(side, rectangle(210, 500, 226, 246, 3), '#f1f2ee', 'opacity=".9"'),
        ],
      }),
      drum('y', [360, 16, HALF - 10], 44, 32, '#3a3226'),
      pipe(
        [
          [360, 30, HALF - 10],
          [360, 100, HALF - 30],
        ],
        10,
        STEEL,
      ),
      drum('z', [460, 26, 0], 26, 200, '#3a3226'),
    ]
  },
} as const satisfies ThingModel
