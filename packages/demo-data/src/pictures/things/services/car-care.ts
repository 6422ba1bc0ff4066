import type { Point } from '../../engine/geometry.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { box } from '../../engine/solids/prism.ts'
import { circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { nearSide, type Solid, solid } from '../../engine/solids/solid.ts'
import type { Build, BuildParams } from '../thing.ts'
import { plainCar } from './car-solid.ts'
import { CARS } from './road-services.ts'

/** Foam that runs down the near side of a car. */
const foam = (random: BuildParams['random'], spots: readonly Point[]): Solid => {
  const plane = nearSide(89)
  return solid(
    [],
    spots.flatMap(([x, y]) =>
      Array.from({ length: 5 }, (_, i) => {
        const r = random.range(5, 12)
        return patch(
          plane,
          circle(x + random.range(-18, 18), y - i * random.range(0, 5), r, r * 0.8, 14),
          i % 2 ? '#ffffff' : '#e3eef4',
          'opacity=".92"',
        )
      }),
    ),
  )
}

/** A car in foam and the washer beside it. */
export const wash: Build = ({ random }) => [
  ...plainCar(random.pick(CARS), 0, 0),
  foam(random, [
    [30, 78],
    [130, 88],
    [160, 74],
    [196, 88],
    [216, 60],
    [250, 84],
    [286, 70],
    [300, 90],
    [392, 82],
    [150, 46],
    [262, 44],
    [120, 64],
  ]),
  box([-150, -96], [10, 74], [30, 78], '#d9a03a', {
    soft: 5,
    marks: [
      patch(nearSide(78.2), rectangle(-142, -104, 44, 62, 3), '#24272b'),
      patch(nearSide(78.3), circle(-114, 26, 7), '#24272b'),
    ],
  }),
  ...[-142, -104].map((x) => drum('z', [x, 10, 72], 10, 8, '#24272b')),
  pipe(path('-98 30 60, -70 4 84, -30 2 110, 0 30 124'), 4, BLACK),
  pipe(path('0 30 124, 36 72 118'), 5, STEEL),
  ...[0, 1, 2].map((i) =>
    pipe(
      [
        [38, 74, 117],
        [64 + i * 6, 84 - i * 10, 98],
      ],
      2.4,
      { dark: '#cfe4ef', base: '#e8f4fa', light: '#ffffff' },
    ),
  ),
]

/** A car that is masked for painting. */
export const paint: Build = ({ paint: colour, random }) => [
  ...plainCar(colour, 0, 12),
  ...[70, 340].flatMap((x) =>
    [-60, 60].map((z) => box([x - 14, x + 14], [0, 14], [z - 12, z + 12], '#3a3e44')),
  ),
  box([124, 320], [108, 152], [80, 83], '#d9c69a', {
    marks: [
      seam(nearSide(83.2), shape('128 112, 316 112'), '#b8a06a', 2, ''),
      seam(nearSide(83.2), shape('222 110, 222 150'), '#b8a06a', 2, ''),
    ],
  }),
  ...(random.chance(0.6)
    ? [
        box([470, 530], [0, 90], [10, 60], '#c8372d', { soft: 4 }),
        drum('y', [486, 100, 34], 9, 20, '#e4e7e9'),
        drum('y', [512, 98, 36], 8, 16, colour),
      ]
    : []),
  pipe(path('-60 84 90, -34 92 96, -26 90 96'), 6, STEEL),
  pipe(path('-52 84 90, -56 60 92'), 5, BLACK),
  drum('y', [-42, 106, 94], 7, 16, colour),
  box([-76, -40], [0, 58], [76, 110], '#4b5157', { soft: 3 }),
]
