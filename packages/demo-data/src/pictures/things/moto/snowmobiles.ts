import { mix } from '../../engine/colour.ts'
import { lamp, pane, patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, slab } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import { track } from '../../engine/solids/track.ts'
import type { BuildParams, ThingModel } from '../thing.ts'

const ski = (z: number, colour: string): Solid[] => [
  slab(shape('-26 26 6, -14 12 8, 4 3 6, 104 3 4, 104 7, 6 8 8, -20 30 4'), [z - 8, z + 8], colour),
  pipe(
    [
      [52, 6, z],
      [66, 40, z * 0.8],
      [92, 52, z * 0.45],
    ],
    6,
    STEEL,
  ),
  pipe(
    [
      [52, 8, z],
      [86, 44, z * 0.5],
    ],
    5,
    BLACK,
  ),
]

/** A snowmobile, its skis' tips at the front. */
export const snowmobile = ({ paint, random, variant }: BuildParams): Solid[] => {
  const dark = '#1d2024'
  const utility = variant === 'utility'
  const ends = utility ? 300 : 276
  const side = nearSide(34.2)
  const skis = random.pick(['#1d2024', mix(paint, '#0c0f14', 0.2)])
  return [
    ...ski(-48, skis),
    track(110, ends, 42, [-19, 19], '#8e949b'),
    body(
      [
        [120, 40],
        [ends - 8, 44, 4],
        [ends + 4, 40],
        [ends + 2, 52, 6],
        [206, 60],
        [120, 60],
      ],
      24,
      dark,
      { soft: 3 },
    ),
    body(shape('16 34 8, 8 46 8, 48 74 24, 112 94 10, 150 84 14, 176 56 8, 140 34 6'), 34, paint, {
      soft: 9,
      marks: [
        patch(side, shape('30 40 6, 120 40 6, 150 58 8, 70 62 10'), dark, 'opacity=".85"'),
        seam(side, shape('40 66, 130 80'), '#ffffff', 4, 'opacity=".55"'),
        ...[0, 1, 2].map((i) =>
          seam(
            side,
            [
              [96 + i * 12, 66],
              [108 + i * 12, 74],
            ],
            '#0c0f14',
            3,
            'opacity=".7"',
          ),
        ),
        ...lamp(frontEnd(7), -26, -8, 46, 58),
        ...lamp(frontEnd(7), 26, 8, 46, 58),
      ],
    }),
    body(
      [
        [82, 84],
        [116, 128 + (utility ? 14 : 0), 6],
        [122, 128 + (utility ? 12 : 0), 4],
        [120, 90],
      ],
      26,
      '#2a333c',
      {
        soft: 3,
        marks: [pane(slope([84, 86], [116, 126]), shape('-22 0.95, 22 0.95, 25 0.1, -25 0.1'))],
      },
    ),
    body(
      [
        [150, 58],
        [ends - 28, 58, 4],
        [ends - 24, 76, 10],
        [226, 78, 10],
        [160, 84, 12],
      ],
      18,
      '#25282d',
      { soft: 6 },
    ),
    ...(utility
      ? [body(shape('232 76, 240 106 6, 250 106 6, 252 76'), 17, '#25282d', { soft: 4 })]
      : []),
    pipe(path('138 104 -34, 130 106 -10, 130 106 10, 138 104 34'), 5, BLACK),
    pipe(
      [
        [ends - 30, 66, -16],
        [ends + 10, 74, -14],
        [ends + 10, 74, 14],
        [ends - 30, 66, 16],
      ],
      4,
      BLACK,
    ),
    ...ski(48, skis),
  ]
}

/** Snowmobiles. */
export const SNOWMOBILE = {
  variants: ['sport', 'utility'],
  scenes: () => ['snowfield', 'snowfield', 'garages', 'dacha'],
  focus: () => [90, 66, 30],
  build: snowmobile,
} as const satisfies ThingModel
