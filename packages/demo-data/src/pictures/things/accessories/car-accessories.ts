import { mix } from '../../engine/colour.ts'
import { patch, seam, slots } from '../../engine/solids/marks.ts'
import { path, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { circle, rectangle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide, type Solid, topSide } from '../../engine/solids/solid.ts'
import { BLACKED, tones, wire } from '../parts/part-shapes.ts'
import type { Build } from '../thing.ts'

/** A child's seat. */
export const childSeat: Build = ({ paint }) => {
  const cloth = mix(paint, '#3a3e44', 0.25)
  const light = mix(cloth, '#ffffff', 0.25)
  return [
    body(shape('2 0 6, 0 10 6, 52 12 8, 54 0 6'), 20, '#24272b', { soft: 5 }),
    body(shape('0 10 8, 0 24 8, 40 22 6, 48 12 6'), 19, cloth, { soft: 6 }),
    body(shape('36 12 8, 50 10 8, 70 72 14, 58 78 12, 46 60 8'), 20, cloth, { soft: 6 }),
    ...[-20, 20].map((z) =>
      slab(shape('30 24 6, 42 22 6, 62 70 12, 50 74 12, 36 44 10'), [z - 4, z + 4], light, {
        soft: 2,
      }),
    ),
    ...[-20, 20].map((z) =>
      slab(shape('4 20 5, 40 20 5, 40 32 6, 8 30 8'), [z - 3, z + 3], '#2b2e33', { soft: 2 }),
    ),
    ...[-7, 7].map((z) =>
      pipe(
        [
          [54, 60, z],
          [44, 36, z],
          [26, 25, z * 0.3],
        ],
        2.6,
        tones('#1d2024'),
      ),
    ),
    box([18, 26], [23, 27], [-4, 4], '#c8372d', { soft: 1 }),
  ]
}

/** A box for the roof. */
export const roofBox: Build = ({ random }) => {
  const colour = random.pick(['#2b2e33', '#e4e7e9', '#4b5157'])
  const plane = nearSide(38.2)
  return [
    body(shape('0 8 4, 10 2 4, 196 2 4, 206 8 4, 200 16, 4 14'), 37, mix(colour, '#0c0f14', 0.4), {
      soft: 3,
    }),
    body(shape('0 14, 14 30 20, 60 40 20, 160 40 20, 204 28 12, 206 15'), 38, colour, {
      soft: 9,
      marks: [
        seam(plane, shape('20 24, 190 28'), '#ffffff', 1.6, 'opacity=".3"'),
        patch(plane, rectangle(88, 118, 15, 20, 1.5), '#8e949b'),
      ],
    }),
    ...[46, 156].map((x) => box([x - 4, x + 4], [-6, 2], [-46, 46], '#1b1d20')),
  ]
}

/** A camera for the windscreen. */
export const dashCam: Build = () => [
  body(shape('0 4 4, 0 22 4, 52 22 5, 52 4 5'), 5, BLACKED, {
    soft: 2,
    marks: slots(nearSide(5.2), 30, 46, 8, 18, 4, '#15171a'),
  }),
  drum('z', [14, 13, 8], 8.5, 8, '#1b1d20', {
    marks: [
      patch(nearSide(12.2), circle(14, 13, 6.4), '#33424f'),
      patch(nearSide(12.3), circle(14, 13, 3.6), '#10161c'),
      patch(nearSide(12.4), circle(11.6, 15.4, 1.5), '#dbe7ee'),
    ],
  }),
  box([22, 30], [22, 32], [-4, 2], '#1b1d20', { soft: 1 }),
  slab(circle(26, 34, 10, 3), [-7, 5], '#3a3e44', { soft: 1 }),
  wire(path('52 10 0, 66 6 4, 74 0.6 12, 96 0.6 16')),
]

/** Mats, laid out. */
export const mats: Build = ({ random }) => {
  const colour = random.pick(['#2b2e33', '#33312e', '#3d4247'])
  const mat = (x: number, z: number, y: number): Solid => {
    const plane = topSide(y + 2.2)
    return box([x, x + 52], [y, y + 2], [z, z + 70], colour, {
      marks: [
        ...[8, 16, 24, 32, 40].map((dx) =>
          seam(
            plane,
            [
              [x + dx, z + 8],
              [x + dx, z + 62],
            ],
            '#15171a',
            2.4,
            'opacity=".8"',
          ),
        ),
        seam(
          plane,
          [
            [x + 2, z + 2],
            [x + 50, z + 2],
            [x + 50, z + 68],
            [x + 2, z + 68],
            [x + 2, z + 2],
          ],
          mix(colour, '#ffffff', 0.2),
          1.4,
          '',
        ),
      ],
    })
  }
  return [mat(0, -78, 0), mat(60, -78, 0), mat(6, 4, 0), mat(64, 6, 0), mat(68, 12, 2)]
}

/** A multimedia unit. */
export const radio: Build = ({ random }) => {
  const plane = nearSide(1.2)
  const tint = random.pick(['#2f6fae', '#22703c', '#7a3f8f'])
  return [
    box([6, 66], [4, 36], [-20, 0], '#8e949b'),
    body(shape('0 0 3, 0 42 3, 72 42 3, 72 0 3'), 1, BLACKED, {
      marks: [
        patch(plane, rectangle(4, 60, 5, 37, 1), mix(tint, '#0c0f14', 0.55)),
        ...[0, 1, 2, 3].flatMap((i) =>
          [0, 1].map((j) =>
            patch(
              plane,
              rectangle(8 + i * 13, 17 + i * 13, 10 + j * 13, 19 + j * 13, 2),
              mix(tint, '#ffffff', 0.15 + 0.18 * ((i + j) % 3)),
            ),
          ),
        ),
        ...[8, 16, 24, 32].map((y) => patch(plane, circle(66, y, 2.4, 2.4, 10), '#4b5157')),
      ],
    }),
  ]
}

/** A car under its cover. */
export const cover: Build = ({ random }) => {
  const cloth = random.pick(['#8e949b', '#4b5f78', '#5c6a5a'])
  return [
    blob(
      sections(
        '0 26 24 50, 20 34 34 76, 90 46 46 84, 160 68 68 82, 280 70 70 82, 370 50 50 84, 420 40 40 74, 432 30 28 50',
      ),
      cloth,
      [
        ...[60, 130, 210, 300, 380].map((x) =>
          seam(
            nearSide(84),
            [
              [x, 6],
              [x + 8, 56],
            ],
            '#0c0f14',
            3,
            'opacity=".14"',
          ),
        ),
        seam(nearSide(84.2), shape('14 8, 420 8'), '#0c0f14', 3, 'opacity=".3"'),
      ],
    ),
  ]
}
