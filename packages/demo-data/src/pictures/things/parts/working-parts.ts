import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { CHROME, path, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { bar, circle, shape } from '../../engine/solids/profile.ts'
import { drum, lathe } from '../../engine/solids/round.ts'
import { nearSide, type Solid, topSide } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { outboard } from '../water/motor-boats.ts'
import { ALLOY, BLACKED, BRIGHT, bolts, IRON, tones } from './part-shapes.ts'

/** A hydraulic cylinder. */
export const cylinder: Build = ({ paint }) => {
  const tube = tones(paint)
  return [
    drum('x', [46, 12, 0], 8.5, 92, paint, { cap: mix(paint, '#0c0f14', 0.3), soft: 1 }),
    pipe(path('92 12 0, 150 12 0'), 8, CHROME),
    drum('x', [92, 12, 0], 9.6, 8, BLACKED),
    ...[-4, 156].map((x) =>
      drum('z', [x, 12, 0], 9, 14, IRON, {
        marks: [patch(nearSide(7.2), circle(x, 12, 4.6), '#15171a')],
      }),
    ),
    pipe(path('10 20 0, 10 26 0, 80 26 0, 80 20 0'), 3, tube),
  ]
}

/** A propeller. */
export const propeller: Build = () => {
  const blade = (angle: number): Solid => {
    const at = (r: number, a: number) =>
      [24 + r * Math.cos(angle + a), 24 + r * Math.sin(angle + a)] as const
    return slab(
      [
        [...at(5, -0.5)],
        [...at(16, -0.75), 5],
        [...at(24, -0.35), 7],
        [...at(23, 0.2), 6],
        [...at(13, 0.5), 6],
        [...at(5, 0.5)],
      ],
      [-1.6, 1.6],
      '#c9ced3',
      {
        soft: 0.8,
        marks: [seam(nearSide(1.8), [at(6, 0), at(20, -0.2)], '#ffffff', 1.6, 'opacity=".5"')],
      },
    )
  }
  return [
    blade(0.4),
    blade(0.4 + (Math.PI * 2) / 3),
    blade(0.4 + (Math.PI * 4) / 3),
    lathe(
      'z',
      [24, 24, 0],
      [
        [0, -9, ALLOY],
        [7, -9, ALLOY],
        [7.4, 4, ALLOY],
        [6, 9, BRIGHT],
        [3.4, 9, BRIGHT],
        [3.4, 6, '#1b1d20'],
        [0, 6, '#1b1d20'],
      ],
    ),
  ]
}

/** Shares of a plough. */
export const ploughshare: Build = () =>
  [0, 1, 2].flatMap((i) => {
    const [x, z] = [i * 34, i * -22]
    return [
      slab(
        [
          [x, 2],
          [x + 34, 4, 4],
          [x + 46, 34, 14],
          [x + 26, 44, 8],
          [x + 12, 24, 10],
        ],
        [z - 3, z + 3],
        i % 2 ? '#8e949b' : '#7d848c',
        {
          soft: 1,
          marks: bolts(
            z + 3,
            [
              [x + 20, 12],
              [x + 30, 20],
              [x + 32, 32],
            ],
            1.8,
          ),
        },
      ),
    ]
  })

/** The bucket of an excavator. */
export const bucketPart: Build = ({ paint }) => [
  slab(shape('0 0 4, 70 4 20, 78 50 26, 52 74 8, 40 70, 34 34 20, 0 8'), [-46, 46], paint, {
    soft: 2,
    marks: [seam(nearSide(46.2), shape('4 6, 64 12, 68 46'), '#0c0f14', 2, 'opacity=".4"')],
  }),
  ...[-40, -20, 0, 20, 40].map((z) => slab(bar([6, 4], [-18, 2], 8, 3), [z - 4, z + 4], '#8e949b')),
  ...[-12, 12].map((z) =>
    slab(shape('52 70, 44 92 6, 58 96 6, 74 66'), [z - 3, z + 3], paint, {
      marks: [patch(nearSide(z + 3.2), circle(54, 88, 4), '#15171a')],
    }),
  ),
]

/** A fifth wheel. */
export const fifthWheel: Build = () => [
  body(shape('0 4 6, 10 14 6, 80 14 6, 90 4 6'), 36, '#33373c', { soft: 3, marks: [] }),
  box([8, 82], [14, 18], [-42, 42], '#3f4348', {
    soft: 1.5,
    marks: [
      patch(topSide(18.2), shape('46 -4 3, 82 -14, 82 14, 46 4 3'), '#121316'),
      patch(topSide(18.2), circle(42, 0, 9), '#121316'),
    ],
  }),
  pipe(path('20 10 36, 16 10 56'), 3, tones('#c8372d')),
]

/** An outboard engine on its stand. */
export const outboardEngine: Build = ({ random }) => [
  ...outboard(30, 100, random.pick(['#1d1f23', '#e4e7e9', '#2f5f9e'])),
  box([18, 26], [0, 78], [-5, 5], '#8b6a45'),
  box([0, 44], [0, 5], [-24, 24], '#8b6a45'),
  box([14, 30], [66, 76], [-26, 26], '#8b6a45'),
]
