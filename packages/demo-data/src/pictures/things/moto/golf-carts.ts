import { lamp, pane, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'

/** A golf cart. */
export const golfCart = ({ paint }: BuildParams): Solid[] => {
  const wheels = { kind: 'alloy', colour: '#c6cad0', width: 20 } as const
  const plane = nearSide(58.2)
  return [
    ...[44, 212].flatMap((x) => axle(x, 24, 58, wheels)),
    body(shape('76 22 6, 180 22 6, 180 32, 76 32'), 56, '#33373c'),
    body(
      shape('6 30 8, 10 62 16, 62 76 10, 76 60 6, 78 34 6, 70 30, 64 46 14, 26 46 14, 20 28 4'),
      58,
      paint,
      {
        soft: 6,
        marks: [
          ...lamp(frontEnd(8), -52, -34, 50, 60),
          ...lamp(frontEnd(8), 52, 34, 50, 60),
          seam(plane, shape('14 58, 64 70'), '#ffffff', 2, 'opacity=".4"'),
        ],
      },
    ),
    body(
      shape(
        '130 34, 126 64 6, 252 66 10, 262 46 8, 256 30, 240 30, 234 46 14, 194 46 14, 186 30, 150 30',
      ),
      58,
      paint,
      { soft: 6, marks: lamp(plane, 244, 256, 44, 54, 'tail') },
    ),
    body(shape('122 64, 176 64 3, 188 112 6, 178 114 4, 166 76 4, 124 76 4'), 50, '#e9e2d2', {
      soft: 5,
    }),
    ...(['front', 'rear'] as const).flatMap((end) =>
      [-52, 52].map((z) =>
        pipe(
          end === 'front'
            ? [
                [66, 74, z],
                [92, 176, z],
              ]
            : [
                [226, 66, z],
                [214, 176, z],
              ],
          4,
          BLACK,
        ),
      ),
    ),
    slab(shape('68 76, 92 172, 94 172, 71 76'), [-50, 50], '#9fb6c6', {
      marks: [pane(slope([68, 76], [92, 172]), shape('-46 0.95, 46 0.95, 46 0.1, -46 0.1'))],
    }),
    pipe(path('84 72 -20, 104 96 -20'), 3, BLACK),
    pipe(path('98 92 -32, 106 98 -20, 98 92 -8'), 3, BLACK),
    box([76, 234], [174, 182], [-56, 56], '#eef0f1', { soft: 4 }),
  ]
}
