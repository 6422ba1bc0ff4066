import { mix } from '../../../engine/colour.ts'
import { patch, seam } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { bar, rectangle, shape } from '../../../engine/solids/profile.ts'
import { drum, lathe } from '../../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import type { Build } from '../../thing.ts'
import {
  ALLOY,
  BLACKED,
  BRIGHT,
  boltRing,
  bolts,
  gear,
  IRON,
  pulley,
  tones,
} from '../part-shapes.ts'

/** A turbocharger. */
export const turbo: Build = () => [
  lathe(
    'z',
    [0, 26, 0],
    [
      [4, -14, IRON],
      [20, -13, IRON],
      [24, -6, IRON],
      [24, 2, IRON],
      [18, 8, IRON],
      [8, 10, '#3a3e44'],
    ],
    { marks: [] },
  ),
  pipe(path('0 6 -4, -26 6 -4'), 13, STEEL),
  drum('z', [0, 26, 14], 8, 12, ALLOY),
  lathe(
    'z',
    [0, 26, 28],
    [
      [9, -10, ALLOY],
      [21, -8, BRIGHT],
      [25, -2, BRIGHT],
      [24, 5, BRIGHT],
      [16, 9, BRIGHT],
      [13, 16, BRIGHT],
      [11, 16, '#3a3e44'],
      [0, 8, '#24272b'],
    ],
  ),
  pipe(path('-2 48 28, 28 48 28'), 12, tones(BRIGHT)),
  ...boltRing(10, 0, 26, 14, 6, 1.4).map(
    (mark): Solid => ({ faces: [], marks: [mark], box: { min: [-14, 12, 9], max: [14, 40, 10] } }),
  ),
]

/** An alternator. */
export const alternator: Build = () => [
  drum('z', [22, 20, 0], 19, 26, ALLOY, {
    soft: 4,
    marks: Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2
      return patch(
        nearSide(13.2),
        [
          [22 + 9 * Math.cos(a), 20 + 9 * Math.sin(a)],
          [22 + 15 * Math.cos(a - 0.14), 20 + 15 * Math.sin(a - 0.14)],
          [22 + 15 * Math.cos(a + 0.14), 20 + 15 * Math.sin(a + 0.14)],
        ],
        '#1b1d20',
      )
    }),
  }),
  lathe(
    'z',
    [22, 20, 0],
    [
      [19.6, -5, '#b87444'],
      [19.6, 4, '#b87444'],
    ],
  ),
  pulley(22, 20, 19, 8, 10, '#33373c'),
  slab(bar([22, 38], [34, 50], 9, 7), [-8, 8], ALLOY, { marks: bolts(8, [[34, 48]], 2.2) }),
  slab(bar([20, 4], [10, -0], 8, 6), [-8, 8], ALLOY),
]

/** A radiator. */
export const radiator: Build = () => [
  box([0, 68], [6, 52], [-4, 4], '#7d848c', {
    marks: [
      ...Array.from({ length: 15 }, (_, i) =>
        seam(
          nearSide(4.2),
          [
            [1, 8 + i * 3],
            [67, 8 + i * 3],
          ],
          '#3a3e44',
          1.2,
          '',
        ),
      ),
      ...Array.from({ length: 22 }, (_, i) =>
        seam(
          nearSide(4.2),
          [
            [2 + i * 3.05, 7],
            [2 + i * 3.05, 51],
          ],
          '#a9b0b7',
          0.5,
          'opacity=".7"',
        ),
      ),
    ],
  }),
  box([-6, 2], [2, 56], [-6, 6], BLACKED, { soft: 2 }),
  box([66, 74], [2, 56], [-6, 6], BLACKED, { soft: 2 }),
  pipe(path('-4 48 4, -4 48 14'), 6, BLACK),
  pipe(path('72 12 4, 72 12 14'), 6, BLACK),
  drum('y', [70, 59, 0], 4, 6, '#24272b'),
]

/** A starter. */
export const starter: Build = () => [
  drum('x', [26, 14, 0], 11, 34, BLACKED, { cap: ALLOY, soft: 1 }),
  drum('x', [26, 30, 0], 6, 26, '#3a3e44', { cap: '#8e949b' }),
  body(shape('-10 3 4, 8 2, 8 36, -2 34 6'), 10, ALLOY, {
    soft: 2,
    marks: bolts(
      10,
      [
        [-4, 8],
        [2, 30],
      ],
      2,
    ),
  }),
  gear(-14, 14, 0, 6, 10, 8, BRIGHT),
  pipe(path('38 30 3, 48 32 3, 50 22 5'), 1.6, tones('#b87444')),
]

/** A battery. */
export const battery: Build = ({ paint, random }) => {
  const lid = random.pick(['#24272b', mix(paint, '#24272b', 0.2)])
  return [
    box([0, 48], [0, 28], [-14, 14], '#2b2e33', {
      soft: 1.5,
      marks: [
        patch(
          nearSide(14.2),
          rectangle(7, 41, 5, 21, 1.5),
          random.pick(['#c8372d', '#2f6fae', '#3c7a52', '#d9a03a']),
        ),
        patch(nearSide(14.3), rectangle(11, 27, 14, 17), '#ffffff', 'opacity=".9"'),
        patch(nearSide(14.3), rectangle(11, 35, 9, 11), '#ffffff', 'opacity=".6"'),
      ],
    }),
    box([-0.6, 48.6], [28, 33], [-14.6, 14.6], lid, { soft: 1.2 }),
    drum('y', [8, 35, 7], 2, 5, '#c8372d'),
    drum('y', [40, 35, 7], 2, 5, '#3a3e44'),
    pipe(path('12 33 -10, 12 38 -4, 36 38 -4, 36 33 -10'), 2, BLACK),
  ]
}
