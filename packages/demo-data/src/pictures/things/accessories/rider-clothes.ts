import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { CHROME, path, pipe } from '../../engine/solids/pipe.ts'
import { body } from '../../engine/solids/prism.ts'
import { rectangle, shape, type Vertex } from '../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { Build } from '../thing.ts'

/** A jacket on a hook. */
export const jacket: Build = ({ paint, random }) => {
  const leather = random.pick(['#26272b', '#2b2e33', mix(paint, '#24272b', 0.35)])
  const plane = nearSide(8.2)
  const pad = mix(leather, '#ffffff', 0.14)
  return [
    pipe(path('50 100 0, 50 108 0, 54 112 0, 50 115 0'), 1.4, CHROME),
    body(shape('20 84 8, 0 30 6, -2 18 4, 14 14 4, 24 50'), 7, leather, {
      soft: 3,
      marks: [patch(nearSide(7.2), shape('6 50, 18 50, 16 30, 2 34'), pad)],
    }),
    body(shape('80 84 8, 100 30 6, 102 18 4, 86 14 4, 76 50'), 7, leather, {
      soft: 3,
      marks: [patch(nearSide(7.2), shape('94 50, 82 50, 84 30, 98 34'), pad)],
    }),
    body(shape('26 2 6, 22 60, 14 84 10, 36 96 6, 64 96 6, 86 84 10, 78 60, 74 2 6'), 8, leather, {
      soft: 4,
      marks: [
        seam(plane, shape('50 4, 50 92'), '#b9bec4', 1.4, ''),
        patch(plane, shape('36 96, 50 82, 64 96, 58 98, 42 98'), '#15171a'),
        patch(plane, shape('24 70, 40 72, 40 62, 24 60'), paint, 'opacity=".9"'),
        patch(plane, shape('76 70, 60 72, 60 62, 76 60'), paint, 'opacity=".9"'),
        seam(plane, shape('30 30, 42 34'), '#b9bec4', 1.2, ''),
        seam(plane, shape('70 30, 58 34'), '#b9bec4', 1.2, ''),
        seam(plane, shape('26 8, 74 8'), '#0c0f14', 1.4),
      ],
    }),
  ]
}

const glove = (x: number, colour: string, accent: string): Solid => {
  const plane = nearSide(4.2)
  const hand: Vertex[] = [
    [x + 2, 0, 3],
    [x, 22, 4],
    [x - 6, 30, 3],
    [x - 4, 38, 3],
    [x + 2, 33, 3],
    [x + 3, 52, 3],
    [x + 8, 53, 3],
    [x + 9, 56, 3],
    [x + 14, 56, 3],
    [x + 15, 53, 3],
    [x + 20, 52, 3],
    [x + 20, 46, 3],
    [x + 24, 45, 3],
    [x + 23, 20, 4],
    [x + 20, 0, 3],
  ]
  return body(hand, 4, colour, {
    soft: 2,
    marks: [
      ...[8.4, 14.4, 19.6].map((dx) =>
        seam(
          plane,
          [
            [x + dx, 36],
            [x + dx, 53],
          ],
          '#0c0f14',
          0.8,
        ),
      ),
      patch(
        plane,
        [
          [x + 4, 28, 3],
          [x + 22, 28, 3],
          [x + 22, 36, 3],
          [x + 4, 36, 3],
        ],
        mix(colour, '#ffffff', 0.18),
      ),
      patch(plane, rectangle(x + 2, x + 21, 9, 14, 1), accent),
      seam(
        plane,
        [
          [x + 3, 4],
          [x + 20, 4],
        ],
        accent,
        1,
        '',
      ),
    ],
  })
}

/** A pair of gloves. */
export const gloves: Build = ({ paint }) => [
  glove(0, '#26282c', paint),
  glove(36, '#26282c', paint),
]

/** A pair of boots. */
export const boots: Build = ({ paint }) =>
  [0, 42].map((x) =>
    body(
      [
        [x, 3, 3],
        [x + 30, 3, 3],
        [x + 31, 10, 4],
        [x + 20, 16, 6],
        [x + 19, 44, 4],
        [x + 1, 44, 4],
        [x + 2, 14, 6],
      ],
      6,
      '#24272b',
      {
        soft: 3,
        marks: [
          seam(
            nearSide(6.2),
            [
              [x, 4],
              [x + 30, 4],
            ],
            '#0c0d0f',
            2.4,
            '',
          ),
          ...[20, 28, 36].map((y) =>
            seam(
              nearSide(6.3),
              [
                [x + 3, y],
                [x + 18, y],
              ],
              y === 28 ? paint : '#5c636b',
              2.2,
              '',
            ),
          ),
          patch(
            nearSide(6.3),
            [
              [x + 20, 6, 2],
              [x + 29, 6, 2],
              [x + 28, 10, 3],
              [x + 20, 12, 2],
            ],
            '#3a3e44',
          ),
        ],
      },
    ),
  )
