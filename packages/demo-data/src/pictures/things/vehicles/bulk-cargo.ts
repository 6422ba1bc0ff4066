import { mix } from '../../engine/colour.ts'
import { seam } from '../../engine/solids/marks.ts'
import { BLACK, hydraulic, pipe } from '../../engine/solids/pipe.ts'
import { bar3, body, box } from '../../engine/solids/prism.ts'
import { bar, circle, rectangle } from '../../engine/solids/profile.ts'
import { blob } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import { HALF } from './cab.ts'
import { type Load, ribs } from './cargo.ts'
import { FRAME, ladder } from './truck-parts.ts'

/** A tipping body with ribs and its ram. */
export const tipper = ({ from, to, floor, paint }: Load, high: number): Solid[] => [
  ...hydraulic([from + 40, 80, 0], [from + 14, floor + high * 0.7, 0], 20),
  body(
    [
      [from + 8, floor],
      [to - 36, floor],
      [to + 6, floor + 38],
      [to + 14, floor + high - 6],
      [from, floor + high + 8],
      [from - 54, floor + high + 26, 6],
      [from - 54, floor + high + 16, 4],
      [from - 2, floor + high - 12],
    ],
    HALF + 2,
    paint,
    {
      marks: [
        ...ribs(from + 10, to - 16, floor + 6, floor + high - 8, 78, HALF + 2.2, 9),
        seam(
          nearSide(HALF + 2.2),
          [
            [from, floor + high],
            [to + 12, floor + high - 12],
          ],
          mix(paint, '#ffffff', 0.25),
          11,
          '',
        ),
        seam(
          nearSide(HALF + 2.2),
          [
            [from + 8, floor + 5],
            [to - 36, floor + 5],
          ],
          mix(paint, '#0c0f14', 0.35),
          10,
          '',
        ),
      ],
    },
  ),
]

/** A barrel with hatches and a ladder. */
export const barrel = ({ from, to, floor, paint }: Load, radius: number): Solid[] => {
  const middle = floor + radius * 0.92
  const ring = circle(0, middle, radius * 1.08, radius * 0.92, 26)
  return [
    box([from + 20, to - 20], [floor - 22, floor + 6], [-70, 70], FRAME),
    bar3(ring, [from, to], paint, {
      soft: 16,
      marks: [
        ...[0.03, 0.33, 0.66, 0.97].map((share) =>
          seam(
            {
              at: (_u, v) => [
                from + 16 + (to - from - 32) * share,
                middle + radius * 0.92 * Math.sin(v),
                radius * 1.085 * Math.cos(v),
              ],
              normal: [0, 0, 1],
            },
            Array.from({ length: 9 }, (_, i) => [0, -1.1 + i * 0.3] as const),
            '#0c0f14',
            2,
            'opacity=".35"',
          ),
        ),
        seam(
          nearSide(radius * 1.09),
          [
            [from + 24, middle - 4],
            [to - 24, middle - 4],
          ],
          '#d8722c',
          9,
          'opacity=".85"',
        ),
      ],
    }),
    ...[0.25, 0.5, 0.75].map((share) => {
      const x = from + (to - from) * share
      return box(
        [x - 24, x + 24],
        [middle + radius * 0.88, middle + radius * 0.88 + 16],
        [-22, 22],
        '#7d848c',
        { soft: 3 },
      )
    }),
    pipe(
      [
        [from + 10, middle + radius + 18, 30],
        [to - 10, middle + radius + 18, 30],
      ],
      4,
      BLACK,
    ),
    ...ladder(to + 4, floor, middle + radius, 40),
  ]
}

/** The drum of a concrete mixer. */
export const mixer = ({ from, to, floor, paint }: Load): Solid[] => [
  box([from + 10, from + 44], [floor - 10, floor + 120], [-70, 70], FRAME),
  box([to - 70, to - 36], [floor - 10, floor + 150], [-60, 60], FRAME),
  blob(
    [
      [from + 6, floor + 88, 34, 34],
      [from + 26, floor + 92, 84, 84],
      [from + 110, floor + 108, 112, 112],
      [from + 200, floor + 124, 114, 114],
      [to - 110, floor + 148, 80, 80],
      [to - 36, floor + 168, 46, 46],
    ],
    (i, total) => (i % (total / 2) === 0 ? mix(paint, '#ffffff', 0.75) : paint),
  ),
  body(
    [
      [to - 34, floor + 150],
      [to + 16, floor + 200],
      [to + 18, floor + 176],
      [to - 4, floor + 130],
    ],
    40,
    '#5f666e',
  ),
  body(bar([to - 10, floor + 130], [to + 46, floor + 30], 26, 18), 22, '#5f666e'),
  ...ladder(to - 16, 70, floor + 150, 84),
]

/** A loader crane, folded behind the cab or lifting over the load. */
export const loaderCrane = (x: number, floor: number, paint: string, raised: boolean): Solid[] => {
  const tip: [number, number] = raised ? [x + 190, floor + 250] : [x + 10, floor + 200]
  const end: [number, number] = raised ? [x + 330, floor + 150] : [x + 22, floor + 30]
  return [
    box([x - 24, x + 26], [floor - 14, floor + 44], [-HALF + 10, HALF - 10], '#33373c'),
    body(rectangle(x - 18, x + 18, floor + 40, floor + 190, 8), 20, paint, { soft: 4 }),
    ...hydraulic(
      [x + 14, floor + 70, 24],
      [raised ? x + 90 : x + 20, floor + (raised ? 208 : 170), 24],
      14,
    ),
    body(bar([x - 4, floor + 186], tip, 34, 26), 18, paint, { soft: 3 }),
    body(bar(tip, end, 24, 16), 13, mix(paint, '#ffffff', 0.12), { soft: 2 }),
    pipe(
      [
        [end[0], end[1], 0],
        [end[0], end[1] - 44, 0],
      ],
      3,
      BLACK,
    ),
    box([end[0] - 7, end[0] + 7], [end[1] - 62, end[1] - 44], [-6, 6], '#d8a32e'),
    ...[-1, 1].map((sign) =>
      box([x - 10, x + 12], [20, floor], [sign * (HALF - 6) - 8, sign * (HALF - 6) + 8], '#d8a32e'),
    ),
  ]
}
