import { mix } from '../../engine/colour.ts'
import { doorSeam, patch, seam } from '../../engine/solids/marks.ts'
import { box } from '../../engine/solids/prism.ts'
import { rectangle } from '../../engine/solids/profile.ts'
import { nearSide, rearEnd, type Solid } from '../../engine/solids/solid.ts'
import { HALF } from './cab.ts'
import { FRAME } from './truck-parts.ts'

/** What a lorry or a trailer carries, between two x, standing on `floor`. */
export interface Load {
  from: number
  to: number
  floor: number
  paint: string
}

/** Upright ribs along a side. */
export const ribs = (
  from: number,
  to: number,
  low: number,
  high: number,
  gap: number,
  z: number,
  width = 1.4,
) => {
  const count = Math.max(1, Math.round((to - from) / gap))
  return Array.from({ length: count - 1 }, (_, i) => {
    const x = from + ((i + 1) * (to - from)) / count
    return seam(
      nearSide(z),
      [
        [x, low + 2],
        [x, high - 2],
      ],
      '#0c0f14',
      width,
      'opacity=".28"',
    )
  })
}

const rearDoors = (x: number, low: number, high: number) => {
  const end = rearEnd(x + 0.2)
  return [
    doorSeam(end, -HALF + 8, -1, low + 6, high - 6, 1.6),
    doorSeam(end, 1, HALF - 8, low + 6, high - 6, 1.6),
    ...[-66, -24, 24, 66].map((z) =>
      seam(
        end,
        [
          [z, low + 4],
          [z, high - 4],
        ],
        '#5c636b',
        3,
        'opacity=".9"',
      ),
    ),
  ]
}

/** A floor with low boards that open. */
export const boards = ({ from, to, floor, paint }: Load, high = 52): Solid[] => [
  box([from, to], [floor - 12, floor], [-HALF, HALF], FRAME),
  box([from, to], [floor, floor + high], [-HALF, -HALF + 5], paint),
  box([from, from + 6], [floor, floor + high * 1.7], [-HALF, HALF], paint),
  box([from + 6, to - 5], [floor, floor + 1], [-HALF + 5, HALF - 5], '#8a6a45'),
  box([to - 5, to], [floor, floor + high], [-HALF, HALF], paint, {
    marks: [doorSeam(rearEnd(to + 0.2), -HALF + 6, HALF - 6, floor + 6, floor + high - 6, 1.4)],
  }),
  box([from, to], [floor, floor + high], [HALF - 5, HALF], paint, {
    marks: [
      seam(
        nearSide(HALF + 0.2),
        [
          [from, floor + high * 0.33],
          [to, floor + high * 0.33],
        ],
        '#0c0f14',
        1.2,
        'opacity=".35"',
      ),
      seam(
        nearSide(HALF + 0.2),
        [
          [from, floor + high * 0.66],
          [to, floor + high * 0.66],
        ],
        '#0c0f14',
        1.2,
        'opacity=".35"',
      ),
      ...ribs(from, to, floor - 2, floor + high + 2, 190, HALF + 0.2, 7),
    ],
  }),
]

/** A closed box with rear doors. */
export const van = ({ from, to, floor, paint }: Load, high: number): Solid[] => [
  box([from, to], [floor - 10, floor + 4], [-HALF, HALF], FRAME),
  box([from, to], [floor, floor + high], [-HALF, HALF], paint, {
    soft: 3,
    marks: [
      ...ribs(from, to, floor + 8, floor + high - 8, 110, HALF + 0.2),
      seam(
        nearSide(HALF + 0.2),
        [
          [from + 3, floor + 8],
          [to - 3, floor + 8],
        ],
        '#9aa1a9',
        6,
        'opacity=".9"',
      ),
      seam(
        nearSide(HALF + 0.2),
        [
          [from + 3, floor + high - 6],
          [to - 3, floor + high - 6],
        ],
        '#9aa1a9',
        5,
        'opacity=".9"',
      ),
      ...rearDoors(to, floor, floor + high),
    ],
  }),
]

/** A cooled box: its unit hangs over the cab. */
export const fridge = (load: Load, high: number): Solid[] => [
  ...van(load, high),
  box(
    [load.from - 42, load.from - 1],
    [load.floor + high * 0.52, load.floor + high - 12],
    [-86, 86],
    '#e4e7e9',
    {
      soft: 6,
      marks: [
        patch(
          nearSide(86.2),
          rectangle(
            load.from - 36,
            load.from - 8,
            load.floor + high * 0.6,
            load.floor + high * 0.8,
            3,
          ),
          '#2a2e33',
        ),
      ],
    },
  ),
]

/** A frame covered with canvas. */
export const tilt = ({ from, to, floor, paint }: Load, high: number): Solid[] => {
  const plane = nearSide(HALF + 0.2)
  return [
    box([from, to], [floor - 12, floor + 2], [-HALF, HALF], FRAME),
    box([from, to], [floor, floor + high], [-HALF, HALF], paint, {
      soft: 6,
      marks: [
        ...ribs(from, to, floor + 40, floor + high - 6, 150, HALF + 0.2, 3),
        patch(plane, rectangle(from + 2, to - 2, floor + 2, floor + 34), '#8f969d'),
        seam(
          plane,
          [
            [from + 4, floor + 36],
            [to - 4, floor + 36],
          ],
          mix(paint, '#ffffff', 0.5),
          2.4,
          'opacity=".9" stroke-dasharray="9 12"',
        ),
        ...ribs(from, to, floor, floor + 34, 260, HALF + 0.2, 6),
        ...rearDoors(to, floor, floor + high),
      ],
    }),
  ]
}
