import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { circle, shape } from '../../engine/solids/profile.ts'
import { loft } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'
import { BRIGHT, bolts, gear, IRON } from './part-shapes.ts'

/** Links of a steel track. */
export const trackLinks: Build = () =>
  Array.from({ length: 9 }, (_, i): Solid[] => {
    const x = i * 17
    return [
      box([x, x + 15.4], [0, 3], [-24, 24], '#3f4348', { marks: [] }),
      box([x + 2, x + 5], [3, 7.5], [-24, 24], '#4c5157'),
      slab(
        [
          [x - 3, 5, 3],
          [x + 17, 5, 3],
          [x + 17, 12, 4],
          [x - 3, 12, 4],
        ],
        [-9, -5],
        '#5c636b',
      ),
      slab(
        [
          [x - 3, 5, 3],
          [x + 17, 5, 3],
          [x + 17, 12, 4],
          [x - 3, 12, 4],
        ],
        [5, 9],
        '#5c636b',
        { marks: [patch(nearSide(9.2), circle(x + 1, 8.5, 2.2), '#24272b')] },
      ),
    ]
  }).flat()

/** A rubber track. */
export const rubberTrack: Build = () => {
  const [a, b, r] = [22, 92, 20]
  const outline = (out: number) => [
    ...Array.from(
      { length: 13 },
      (_, i) =>
        [
          b + (r + out) * Math.sin((i / 12) * Math.PI),
          22 - (r + out) * Math.cos((i / 12) * Math.PI),
        ] as const,
    ),
    ...Array.from(
      { length: 13 },
      (_, i) =>
        [
          a - (r + out) * Math.sin((i / 12) * Math.PI),
          22 + (r + out) * Math.cos((i / 12) * Math.PI),
        ] as const,
    ),
  ]
  const ring = (z: number, out: number): Point3[] => outline(out).map(([x, y]): Point3 => [x, y, z])
  const lugs = Array.from({ length: 26 }, (_, i) => outline(0.6)[i]).filter((p) => p !== undefined)
  return [
    loft([ring(-19, 0), ring(19, 0)], '#26282c', {
      marks: lugs.map(([x, y]) => ({
        kind: 'line' as const,
        points: [
          [x, y, -18],
          [x, y, 18],
        ] as const,
        normal: [Math.sign(x - 57) * (x < a || x > b ? 1 : 0), y > 22 ? 1 : -1, 0] as const,
        colour: '#3f4247',
        width: 3,
      })),
    }),
    slab(
      [...outline(0)].map(([x, y]) => [x, y] as const),
      [18.6, 19],
      '#1d1f23',
      {
        marks: [
          patch(
            nearSide(19.1),
            outline(-4).map(([x, y]) => [x, y] as const),
            '#4a4e53',
          ),
          patch(
            nearSide(19.2),
            outline(-5.4).map(([x, y]) => [x, y] as const),
            '#17181b',
          ),
          seam(
            nearSide(19.3),
            outline(-2).map(([x, y]) => [x, y] as const),
            '#33363b',
            2,
            'stroke-dasharray="10 8"',
          ),
        ],
      },
    ),
  ]
}

/** A chain on its sprockets. */
export const chain: Build = () => [
  gear(22, 22, 0, 22, 30, 2, IRON),
  gear(86, 16, 0, 9, 13, 2, BRIGHT),
  pipe(path('22 44 2, 86 25 2, 95 16 2, 86 7 2, 22 0.6 2'), 2.6, {
    dark: '#2b2e33',
    base: '#8e949b',
    light: '#c9ced3',
  }),
  pipe(path('22 44 2, 6 37 2, 0 22 2, 6 7 2, 22 0.6 2'), 2.6, {
    dark: '#2b2e33',
    base: '#8e949b',
    light: '#c9ced3',
  }),
]

/** The skis of a snowmobile. */
export const skiPair: Build = ({ paint }) =>
  [-16, 16].flatMap((z) => [
    slab(
      shape('-26 26 6, -14 12 8, 4 3 6, 104 3 4, 104 7, 6 8 8, -20 30 4'),
      [z - 8, z + 8],
      z > 0 ? paint : mix(paint, '#0c0f14', 0.15),
      { soft: 1.4 },
    ),
    slab(shape('44 7, 50 20 3, 60 20 3, 66 7'), [z - 4, z + 4], '#3a3e44', {
      marks: bolts(z + 4, [[55, 16]], 2.2),
    }),
    pipe(
      [
        [-20, 28, z],
        [4, 26, z],
        [20, 8, z],
      ],
      2,
      BLACK,
    ),
  ])
