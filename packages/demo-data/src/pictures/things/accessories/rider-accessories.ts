import { mix } from '../../engine/colour.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide } from '../../engine/solids/solid.ts'
import { BLACKED, tones } from '../parts/part-shapes.ts'
import type { Build } from '../thing.ts'

/** A helmet. */
export const helmet: Build = ({ paint, random }) => {
  const plane = nearSide(12)
  const accent = random.pick(['#ffffff', '#1b1d20', mix(paint, '#ffffff', 0.5)])
  return [
    blob(
      sections(
        '0 15 5 6, 2 16 11 10, 8 17 15 12.4, 16 18 16 13, 24 18 14.5 12, 30 17 10 9, 33 16 4 4',
      ),
      paint,
      [
        patch(
          plane,
          shape('-0.5 14 2, 1 23 4, 10 25.5 4, 17 22 4, 16.5 15 4, 8 12.5 3'),
          '#15191e',
        ),
        patch(plane, shape('1 15 2, 2 22 4, 10 24 4, 15.6 21 4, 15 16 4, 8 13.8 3'), '#3a4a58'),
        patch(plane, shape('4 21.5, 8 23, 7 15, 4.6 15'), '#ffffff', 'opacity=".3"'),
        seam(plane, shape('17 27, 25 24, 30 16'), accent, 2, 'opacity=".9" stroke-linecap="round"'),
        patch(plane, circle(17.5, 17, 2.2), '#24272b'),
        seam(plane, shape('3 8, 10 4.6, 22 5'), '#15191e', 1.4, 'opacity=".6"'),
        patch(plane, rectangle(3, 8, 8, 10, 0.8), '#15191e'),
      ],
    ),
  ]
}

/** A pair of cases. */
export const panniers: Build = ({ random }) => {
  const metal = random.chance(0.5)
  const colour = metal ? '#b4bac0' : '#2b2e33'
  return [0, 56].flatMap((x) => [
    box([x, x + 44], [0, 34], [-13, 13], colour, {
      soft: metal ? 2 : 5,
      marks: [
        seam(
          nearSide(13.2),
          [
            [x + 2, 27],
            [x + 42, 27],
          ],
          '#0c0f14',
          1.2,
        ),
        patch(nearSide(13.3), rectangle(x + 18, x + 26, 23, 31, 1.4), '#24272b'),
        ...[8, 36].map((dx) =>
          seam(
            nearSide(13.3),
            [
              [x + dx, 3],
              [x + dx, 24],
            ],
            '#ffffff',
            1,
            'opacity=".25"',
          ),
        ),
      ],
    }),
    box([x - 0.6, x + 44.6], [34, 39], [-13.6, 13.6], metal ? '#c6cad0' : '#33373c', { soft: 2 }),
    pipe(
      [
        [x + 14, 39, 0],
        [x + 16, 43, 0],
        [x + 28, 43, 0],
        [x + 30, 39, 0],
      ],
      2,
      BLACK,
    ),
  ])
}

/** Goggles. */
export const goggles: Build = ({ paint }) => {
  const plane = nearSide(5.2)
  return [
    pipe(
      path('0 14 0, -18 12 -14, -10 11 -28, 22 11 -34, 54 11 -28, 62 12 -14, 44 14 0'),
      5,
      tones(paint),
    ),
    body(shape('0 8 5, 2 24 8, 42 24 8, 44 8 5, 28 4 4, 22 9 3, 16 4 4'), 5, BLACKED, {
      soft: 2,
      marks: [
        patch(plane, shape('4 9 4, 6 21 6, 38 21 6, 40 9 4, 28 7 3, 22 12 3, 16 7 3'), '#d98a2b'),
        patch(plane, shape('10 20, 18 20, 13 9, 8 9'), '#ffffff', 'opacity=".35"'),
      ],
    }),
  ]
}

/** A lock with its cable. */
export const lock: Build = () => [
  pipe(
    path('0 10 0, 0 28 0, 2 35 0, 7 40 0, 14 42 0, 21 40 0, 26 35 0, 28 28 0, 28 10 0'),
    3.6,
    CHROME,
  ),
  box([-6, 34], [0, 11], [-5, 5], '#d9a03a', {
    soft: 2,
    marks: [patch(nearSide(5.2), circle(14, 5.6, 2.4), '#24272b')],
  }),
  pipe(path('-8 4 10, 10 2 18, 36 2 16, 48 2 4, 40 2 -8'), 4, tones('#4b5157')),
]
