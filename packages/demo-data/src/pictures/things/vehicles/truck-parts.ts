import { lamp, patch } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, pipe } from '../../engine/solids/pipe.ts'
import { box } from '../../engine/solids/prism.ts'
import { rectangle } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { rearEnd, type Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import { HALF, WHEEL } from './cab.ts'

/** What frames are painted in. */
export const FRAME = '#26292e'

/** The frame with rear axles, a tank, mudguards and rear lamps. */
export const chassis = (
  from: number,
  to: number,
  axles: readonly number[],
  rim: string,
): Solid[] => [
  box([from, to], [66, 92], [-44, 44], FRAME),
  ...axles.flatMap((x) => axle(x, WHEEL, HALF, { kind: 'rear', colour: rim, width: 62 })),
  drum('x', [from + 62, 70, HALF - 34], 30, 84, '#a9b0b7', { cap: '#8d949b', soft: 4 }),
  box([from + 20, from + 104], [42, 98], [-HALF + 4, -HALF + 60], '#33373c'),
  ...[from + 112, (axles[0] ?? to) - 64].flatMap((x, i) =>
    i === 0 ? [box([x, (axles[0] ?? to) - 62], [52, 84], [HALF - 8, HALF - 4], '#3a3e44')] : [],
  ),
  box([to - 12, to + 2], [58, 78], [-HALF + 2, HALF - 2], '#2a2d32', {
    marks: [
      ...lamp(rearEnd(to + 2.2), -116, -84, 60, 76, 'tail'),
      ...lamp(rearEnd(to + 2.2), 116, 84, 60, 76, 'tail'),
      patch(rearEnd(to + 2.2), rectangle(-26, 26, 61, 73), '#f1f2ee'),
    ],
  }),
]

/** Mirrors' arms, an exhaust stack. */
export const stack = (x: number, low: number, high: number, z = -HALF + 22): Solid =>
  pipe(
    [
      [x, low, z],
      [x, high, z],
      [x + 8, high + 12, z],
    ],
    14,
    CHROME,
  )

/** A ladder along a side or an end. */
export const ladder = (x: number, low: number, high: number, z: number): Solid[] => [
  pipe(
    [
      [x, low, z - 18],
      [x, high, z - 18],
    ],
    4,
    BLACK,
  ),
  pipe(
    [
      [x, low, z + 18],
      [x, high, z + 18],
    ],
    4,
    BLACK,
  ),
  ...[0.15, 0.38, 0.62, 0.85].map((share) =>
    pipe(
      [
        [x, low + (high - low) * share, z - 18],
        [x, low + (high - low) * share, z + 18],
      ],
      3,
      BLACK,
    ),
  ),
]
