import { patch, seam, window4 } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, hydraulic, path, pipe } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { bar, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { FRAME } from '../vehicles/truck-parts.ts'
import { tyreSolid } from '../wheels/tyre-solid.ts'
import { plainCar } from './car-solid.ts'
import { CARS } from './road-services.ts'

const post = (x: number, z: number): Solid[] => [
  box([x - 20, x + 20], [0, 6], [z - 26, z + 26], '#33373c'),
  box([x - 14, x + 14], [6, 330], [z - 14, z + 14], '#2f6fae', {
    soft: 2,
    marks: [
      seam(
        nearSide(z + 14.2),
        [
          [x, 20],
          [x, 320],
        ],
        '#1b3f66',
        5,
        '',
      ),
    ],
  }),
]

/** A car on a lift. */
export const lift: Build = ({ random }) => [
  ...post(220, -138),
  ...plainCar(random.pick(CARS), 0, 150),
  ...[-1, 1].flatMap((sign) =>
    [100, 330].map((x) =>
      pipe(
        [
          [220, 146, sign * 128],
          [x, 148, sign * 62],
        ],
        9,
        { dark: '#7a5a14', base: '#d9a03a', light: '#f2cf7a' },
      ),
    ),
  ),
  ...post(220, 138),
  box([330, 420], [0, 84], [96, 140], '#c8372d', {
    soft: 3,
    marks: [
      ...[20, 40, 60].flatMap((y) => [
        seam(
          nearSide(140.2),
          [
            [334, y],
            [416, y],
          ],
          '#0c0f14',
          2,
        ),
        seam(
          nearSide(140.3),
          [
            [362, y + 9],
            [388, y + 9],
          ],
          '#e4e7e9',
          3,
          '',
        ),
      ]),
    ],
  }),
]

/** Machines that change and balance tyres. */
export const tyreService: Build = ({ random }) => {
  const spec = { radius: 32, width: 22, rim: 20, tread: 'winter' } as const
  return [
    box([0, 74], [0, 70], [-36, 36], '#c8372d', {
      soft: 4,
      marks: [
        patch(nearSide(36.2), rectangle(10, 64, 40, 58, 3), '#e4e7e9'),
        ...[12, 30, 48].map((x) =>
          patch(nearSide(36.3), rectangle(x, x + 14, 8, 16, 2), '#24272b'),
        ),
      ],
    }),
    drum('y', [36, 74, 0], 30, 8, '#8e949b'),
    tyreSolid({ ...spec }, 'y', [36, 90, 0]),
    drum('y', [36, 92, 0], 19, 10, '#c6cad0'),
    box([60, 78], [70, 190], [-46, -28], '#4a5057'),
    box([24, 78], [178, 192], [-46, -30], '#4a5057'),
    pipe(path('32 184 -30, 34 184 -8, 34 110 -6'), 8, CHROME),
    box([96, 152], [0, 92], [-34, 30], '#2f5f9e', {
      soft: 4,
      marks: [
        patch(nearSide(30.2), rectangle(104, 144, 52, 80, 3), '#10161c'),
        seam(nearSide(30.3), shape('110 60, 120 70, 128 64, 138 74'), '#6fd08a', 2, ''),
      ],
    }),
    drum('z', [124, 40, 40], 4, 24, '#8e949b'),
    ...[0, 1, 2, 3].map((i) => tyreSolid(spec, 'y', [206, 22 * (i + 0.5), -10], 20)),
    ...(random.chance(0.7) ? [tyreSolid(spec, 'z', [196, 32, 52])] : []),
    slab(bar([-40, 34], [-16, 34], 4, 4), [-3, 3], BLACK.base),
    box([-46, -20], [0, 34], [-16, 16], '#3a3e44', { soft: 3 }),
  ]
}

/** A car with its bonnet open and a computer beside it. */
export const diagnostics: Build = ({ random }) => {
  return [
    ...plainCar(random.pick(CARS), 0, 0),
    slab(bar([96, 92], [22, 164], 4, 4), [-78, 78], '#5c636b', { soft: 1 }),
    box([-120, -60], [0, 88], [30, 84], '#c8372d', {
      soft: 3,
      marks: [
        ...[24, 46, 68].map((y) =>
          seam(
            nearSide(84.2),
            [
              [-116, y],
              [-64, y],
            ],
            '#0c0f14',
            2,
          ),
        ),
        ...[34, 56, 78].map((y) =>
          seam(
            nearSide(84.3),
            [
              [-100, y],
              [-80, y],
            ],
            '#e4e7e9',
            3,
            '',
          ),
        ),
      ],
    }),
    box([-112, -70], [88, 91], [40, 78], '#33373c'),
    slab(shape('-112 91, -118 122 2, -115 122, -109 91'), [40, 78], '#33373c'),
    box([-104, -72], [91, 118], [36, 40], '#24272b', {
      marks: [window4(nearSide(40.2), -101, -75, 94, 115)],
    }),
    pipe(path('-72 94 56, -30 70 70, 20 86 60'), 2.4, BLACK),
    ...hydraulic([70, 96, 60], [44, 142, 60], 4),
    drum('z', [-40, 20, 96], 20, 12, FRAME),
  ]
}
