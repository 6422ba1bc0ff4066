import { mix } from '../../engine/colour.ts'
import { pane, patch, seam, slots } from '../../engine/solids/marks.ts'
import { body } from '../../engine/solids/prism.ts'
import { band, circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { cab } from '../vehicles/cab.ts'
import { BRIGHT } from './part-shapes.ts'

/** A bumper. */
export const bumper: Build = ({ paint }) => [
  blob(
    sections(
      '0 34 10 6, 8 30 20 12, 30 27 24 16, 80 26 25 18, 130 27 24 16, 152 30 20 12, 160 34 10 6',
    ),
    paint,
    [
      patch(nearSide(17.6), rectangle(46, 114, 14, 32, 4), '#17191c'),
      ...slots(nearSide(17.8), 50, 110, 16, 31, 3, '#4a4f56'),
      patch(nearSide(16.4), shape('14 14 3, 36 12 3, 34 26 3, 18 26 3'), '#17191c'),
      patch(nearSide(16.4), shape('146 14 3, 124 12 3, 126 26 3, 142 26 3'), '#17191c'),
      patch(nearSide(16.8), circle(25, 19, 4), '#e8eef2'),
      patch(nearSide(16.8), circle(135, 19, 4), '#e8eef2'),
      seam(nearSide(17), shape('12 42, 80 46, 148 42'), '#ffffff', 1.6, 'opacity=".45"'),
    ],
  ),
]

/** A door with its mirror. */
export const door: Build = ({ paint }) => {
  const side = nearSide(7.2)
  return [
    body(shape('0 0 6, 0 62 4, 34 118 8, 96 122 8, 104 62, 100 0 8'), 7, paint, {
      soft: 3,
      marks: [
        pane(side, shape('40 112, 92 115, 97 66, 12 64')),
        seam(side, shape('4 58, 100 60'), '#ffffff', 1.6, 'opacity=".4"'),
        seam(side, shape('4 24, 100 22'), '#0c0f14', 1.2, 'opacity=".35"'),
        patch(side, shape('4 4 2, 98 4 2, 99 14 2, 4 14 2'), '#1d2024', 'opacity=".8"'),
        seam(side, shape('78 52, 96 53'), '#0c0f14', 4, 'opacity=".55" stroke-linecap="round"'),
        seam(side, shape('78 53, 95 54'), mix(paint, '#ffffff', 0.35), 2, 'stroke-linecap="round"'),
      ],
    }),
    body(shape('2 64 4, 4 78 6, -16 82 6, -18 68 6'), 9, paint, { soft: 4 }),
  ]
}

/** A bonnet that stands on its edge. */
export const bonnet: Build = ({ paint }) => {
  const side = nearSide(5.2)
  return [
    body(shape('0 0 10, 8 84 10, 26 100 16, 114 100 16, 132 84 10, 140 0 10'), 5, paint, {
      soft: 4,
      marks: [
        seam(side, shape('24 6, 40 92'), '#0c0f14', 1.4, 'opacity=".35"'),
        seam(side, shape('116 6, 100 92'), '#0c0f14', 1.4, 'opacity=".35"'),
        patch(side, shape('44 20, 58 90, 66 90, 58 20'), '#ffffff', 'opacity=".16"'),
        seam(side, shape('14 88, 70 97, 126 88'), '#ffffff', 1.6, 'opacity=".4"'),
      ],
    }),
  ]
}

/** A wing. */
export const fender: Build = ({ paint }) => [
  body(
    [
      [0, 18, 8],
      [6, 62, 10],
      [44, 78, 16],
      [112, 84, 6],
      [114, 10, 4],
      [96, 8, 4],
      ...band(50, 8, [0, 42], 20, 160, 8)
        .slice(0, 9)
        .map(([x, y]) => [x, y] as const),
      [2, 10, 3],
    ],
    6,
    paint,
    {
      soft: 2,
      marks: [
        seam(nearSide(6.2), shape('10 62, 46 74, 108 79'), '#ffffff', 1.8, 'opacity=".45"'),
        patch(nearSide(6.3), rectangle(96, 106, 48, 54, 2), '#f08a24'),
      ],
    },
  ),
]

/** A windscreen. */
export const windscreen: Build = () => [
  body(shape('10 0 6, 14 70 30, 130 70 30, 134 0 6'), 2, '#33424f', {
    marks: [
      pane(nearSide(2.2), shape('20 66, 124 66, 130 4, 14 4'), '#6f93a8'),
      seam(nearSide(2.4), shape('16 4, 128 4'), '#17191c', 5, ''),
    ],
  }),
]

/** The cab of a lorry, taken off. */
export const truckCab: Build = ({ paint, random }) =>
  cab({ length: 172, height: 286, axle: 128, style: random.int(0, 2), paint, rim: BRIGHT }).filter(
    ({ round }) => !round,
  )
