import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { bar, circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { bonnet, bumper, door, fender, truckCab, windscreen } from './panel-parts.ts'
import { BLACKED, BRIGHT } from './part-shapes.ts'

const headlight: Build = ({ random }) => {
  const plane = nearSide(9.2)
  const turned = random.chance(0.5)
  return [
    body(shape('0 4 6, 4 24 8, 40 30 10, 70 26 8, 76 12 6, 40 3 8'), 9, BLACKED, {
      soft: 4,
      marks: [
        patch(plane, shape('6 7 5, 9 22 6, 40 27 8, 68 23 6, 71 13 5, 40 6 6'), '#dbe5ea'),
        patch(
          plane,
          shape('8 9 5, 10 20 6, 40 25 8, 66 21 6, 68 14 5, 40 8 6'),
          '#8fa2ae',
          'opacity=".75"',
        ),
        patch(plane, circle(22, 15.5, 7.2), '#2b333a'),
        patch(plane, circle(22, 15.5, 5.6), '#eef5f8'),
        patch(plane, circle(41, 16.5, 7.6), '#2b333a'),
        patch(plane, circle(41, 16.5, 6), '#eef5f8'),
        patch(plane, shape('54 11, 66 15, 65 20, 55 20'), turned ? '#f08a24' : '#c9d6dc'),
        seam(plane, shape('10 8.6, 38 8, 66 13'), '#f6fafc', 1.4, 'opacity=".95"'),
        patch(plane, shape('12 20, 26 23, 36 9, 24 8'), '#ffffff', 'opacity=".28"'),
      ],
    }),
    box([18, 56], [8, 22], [-16, -8], '#1b1d20', { soft: 2 }),
  ]
}

const tailLight: Build = () => {
  const plane = nearSide(8.2)
  return [
    body(shape('0 2 6, 4 34 10, 36 38 8, 44 22 8, 38 4 6'), 8, BLACKED, {
      soft: 3,
      marks: [
        patch(plane, shape('3 5 5, 6 31 8, 34 35 6, 40 22 6, 35 7 5'), '#a91f28'),
        patch(plane, shape('8 9 3, 9 16 3, 34 18 3, 33 10 3'), '#e8e3e2'),
        patch(plane, shape('9 19 3, 10 24 3, 36 25 3, 37 20 3'), '#f08a24'),
        seam(plane, shape('9 28, 32 31'), '#ff6a6a', 2, 'opacity=".9"'),
        patch(plane, shape('6 29, 18 33, 26 10, 14 8'), '#ffffff', 'opacity=".16"'),
      ],
    }),
  ]
}

const mirror: Build = ({ paint }) => [
  blob(sections('0 20 8 6, 6 21 14 10, 24 21 15 11, 36 20 12 9, 40 20 7 5'), paint, [
    patch(nearSide(11), rectangle(8, 36, 11, 31, 6), '#1b1d20'),
    patch(nearSide(11.2), rectangle(10, 34, 13, 29, 5), '#9fb9cb'),
    patch(nearSide(11.3), shape('14 28, 20 28, 14 14, 11 14'), '#ffffff', 'opacity=".5"'),
  ]),
  body(shape('26 8 4, 44 4 3, 52 0 3, 52 12 3, 36 14 4'), 6, '#24272b', { soft: 2 }),
]

const seat: Build = ({ random }) => {
  const cloth = random.pick(['#2b2e33', '#3a3530', '#4b5560', '#7a5a3c'])
  const light = mix(cloth, '#ffffff', 0.14)
  return [
    box([6, 58], [0, 5], [-18, -14], '#3a3e44'),
    box([6, 58], [0, 5], [14, 18], '#3a3e44'),
    body(shape('0 8 6, -2 26 10, 40 26 6, 62 22 6, 62 8 6'), 25, cloth, {
      soft: 6,
      marks: [
        seam(
          nearSide(25.2),
          shape('2 18, 58 16'),
          light,
          1.2,
          'opacity=".8" stroke-dasharray="5 5"',
        ),
      ],
    }),
    body(shape('44 22 8, 60 20 8, 84 88 12, 72 94 12, 58 84 10'), 23, cloth, {
      soft: 6,
      marks: [
        seam(
          nearSide(23.2),
          shape('54 34, 74 86'),
          light,
          1.2,
          'opacity=".8" stroke-dasharray="5 5"',
        ),
      ],
    }),
    body(shape('72 98 4, 86 98 4, 90 114 7, 78 116 7'), 12, cloth, { soft: 5 }),
    pipe(path('76 90 5, 80 100 5'), 1.6, CHROME),
    pipe(path('30 10 27, 42 12 28'), 3, BLACK),
  ]
}

const fuelTank: Build = ({ paint, random }) => [
  blob(sections('0 22 6 6, 6 26 16 14, 24 28 22 19, 46 24 17 17, 60 17 9 11, 68 13 4 6'), paint, [
    seam(
      nearSide(17),
      shape('8 24, 30 26, 56 18'),
      random.pick(['#ffffff', '#1b1d20', '#e0a020']),
      3,
      'opacity=".9" stroke-linecap="round"',
    ),
  ]),
  drum('y', [26, 51, 0], 5, 3, BRIGHT),
]

const handlebars: Build = () => [
  pipe(path('0 16 8, 18 20 2, 34 6 0, 50 6 0, 66 20 2, 84 16 8'), 2.6, CHROME),
  ...[-1, 1].flatMap((sign) => {
    const at = (x: number) => 42 + sign * x
    return [
      pipe(
        [
          [at(29), 18, 5.5],
          [at(43), 16, 8.4],
        ],
        4,
        BLACK,
      ),
      pipe(
        [
          [at(25), 19, 6],
          [at(40), 13, 12],
        ],
        1.3,
        STEEL,
      ),
      box([Math.min(at(23), at(28)), Math.max(at(23), at(28))], [16.5, 22], [1.5, 6.5], '#24272b', {
        soft: 1,
      }),
      pipe(
        [
          [at(24), 22, 3],
          [at(28), 34, 2],
        ],
        1,
        BLACK,
      ),
      blob(
        [
          [at(28) - 6, 38, 3, 1],
          [at(28), 38, 5, 1.6],
          [at(28) + 6, 38, 3, 1],
        ],
        '#24272b',
      ),
    ]
  }),
  box([36, 48], [0, 9], [-4, 4], '#3a3e44', { soft: 1.5 }),
  drum('z', [42, 14, 1], 6, 5, '#24272b', {
    cap: '#e8eef2',
    marks: [seam(nearSide(3.7), shape('42 14, 45 17'), '#c8372d', 0.8, '')],
  }),
]

const coupling: Build = () => [
  body(shape('0 6 5, 6 18 6, 22 18 5, 40 14, 40 6, 20 4'), 6, '#33373c', { soft: 2 }),
  body(bar([12, 18], [34, 28], 4, 6), 3, '#c8372d', { soft: 1 }),
  box([36, 90], [6, 15], [-4.5, 4.5], '#a9b0b7'),
  drum('y', [70, 22, 8], 3, 44, '#8e949b'),
  drum('z', [70, 4, 8], 5, 4, '#24272b'),
]

/** Body parts, seats and controls. */
export const BODY_PARTS = {
  headlight,
  tailLight,
  bumper,
  door,
  bonnet,
  fender,
  mirror,
  windscreen,
  seat,
  fuelTank,
  handlebars,
  truckCab,
  coupling,
} as const
