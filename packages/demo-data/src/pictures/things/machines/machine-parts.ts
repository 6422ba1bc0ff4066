import { mix } from '../../engine/colour.ts'
import type { Point } from '../../engine/geometry.ts'
import { lamp, pane, seam } from '../../engine/solids/marks.ts'
import { BLACK, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { bar, type Vertex } from '../../engine/solids/profile.ts'
import { type Mark, nearSide, rearEnd, type Solid, slope } from '../../engine/solids/solid.ts'

/** What earth-moving machines are painted in most often. */
export const YELLOW = '#e0a41e'

/** Where a cab of glass stands, and its colours. */
export interface MachineCab {
  x: Point
  y: Point
  /** How far the front and the rear lean in towards the roof. */
  lean: Point
  half: number
  /** Of the pillars. */
  frame: string
  roof: string
  /** Of the middle of the cab, if it is not the machine's. */
  z?: number
}

/** A cab of glass between pillars, with a roof that overhangs. */
export const machineCab = ({
  x: [left, right],
  y: [low, high],
  lean: [front, rear],
  half,
  frame,
  roof,
  z = 0,
}: MachineCab): Solid[] => {
  const near = nearSide(z + half + 0.2)
  const wide = half - 7
  const edge = 6
  const sill = low + (high - low) * 0.06
  const at = (share: number, side: 'front' | 'rear') =>
    side === 'front' ? left + front * share + edge : right - rear * share - edge
  const post = left + (right - left) * 0.56
  const windows: Mark[] = [
    pane(near, [
      [at(0.94, 'front'), high - edge],
      [post - 3, high - edge],
      [post - 3, sill],
      [at(0.06, 'front'), sill],
    ]),
    pane(near, [
      [post + 4, high - edge],
      [at(0.94, 'rear'), high - edge],
      [at(0.3, 'rear'), low + (high - low) * 0.32],
      [post + 4, low + (high - low) * 0.32],
    ]),
    pane(slope([left, low], [left + front, high]), [
      [z - wide, 0.94],
      [z + wide, 0.94],
      [z + wide, 0.06],
      [z - wide, 0.06],
    ]),
    pane(slope([right, low], [right - rear, high], true), [
      [z - wide, 0.94],
      [z + wide, 0.94],
      [z + wide, 0.3],
      [z - wide, 0.3],
    ]),
    seam(
      near,
      [
        [post - 12, low + (high - low) * 0.36],
        [post - 12, low + (high - low) * 0.22],
      ],
      '#c9ced6',
      3,
      '',
    ),
  ]
  return [
    slab(
      [
        [left, low, 3],
        [left + front, high],
        [right - rear, high],
        [right, low, 3],
      ],
      [z - half, z + half],
      frame,
      { marks: windows },
    ),
    slab(
      [
        [left + front - 14, high, 4],
        [right - rear + 8, high, 4],
        [right - rear + 4, high + 14, 8],
        [left + front - 6, high + 14, 8],
      ],
      [z - half - 5, z + half + 5],
      roof,
      {
        soft: 4,
        marks: lamp(
          slope([left + front - 14, high], [left + front - 8, high + 14]),
          z + half - 24,
          z + half - 8,
          0.15,
          0.8,
        ),
      },
    ),
    box([right - rear - 16, right - rear - 8], [high + 14, high + 24], [z - 5, z + 5], '#f08a24', {
      soft: 2,
    }),
  ]
}

/** A bucket seen from its side, its cutting edge first. */
export const bucket = (
  corners: readonly Vertex[],
  half: number,
  colour: string,
  teeth?: readonly Point[],
): Solid[] => [
  body(corners, half, colour, {
    soft: 2,
    cap: mix(colour, '#0c0f14', 0.12),
    marks: [
      seam(
        nearSide(half + 0.2),
        corners.slice(0, 3).map(([x, y]) => [x, y] as const),
        '#0c0f14',
        3,
        'opacity=".5"',
      ),
    ],
  }),
  ...(teeth
    ? [0.9, 0.45, 0, -0.45, -0.9].map((share) => {
        const [a, b] = teeth
        return a && b
          ? slab(bar(a, b, 9, 4), [share * half - 6, share * half + 6], '#8e949b')
          : box([0, 1], [0, 1], [0, 1], colour)
      })
    : []),
]

/** An arm of a machine with its pins. */
export const arm = (
  points: readonly Vertex[],
  widths: readonly number[],
  half: number,
  colour: string,
  z = 0,
): Solid[] =>
  points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    return slab(bar(from, to, widths[i] ?? 20, widths[i + 1] ?? 20), [z - half, z + half], colour, {
      soft: Math.min(3, half * 0.3),
      marks: [
        ...[from, to].map(
          (p): Mark =>
            seam(
              nearSide(z + half + 0.3),
              [
                [p[0] - 0.1, p[1]],
                [p[0] + 0.1, p[1]],
              ],
              '#24272b',
              11,
              'stroke-linecap="round"',
            ),
        ),
      ],
    })
  })

/** Steps to a cab, and the handrail beside them. */
export const stepsUp = (x: number, low: number, high: number, z: number): Solid[] => [
  ...[0.1, 0.5, 0.9].map((share) =>
    box(
      [x - 18, x + 18],
      [low + (high - low) * share - 3, low + (high - low) * share],
      [z - 14, z],
      '#2a2d32',
    ),
  ),
  pipe(
    [
      [x - 20, low + 10, z],
      [x - 20, high + 60, z],
    ],
    4,
    BLACK,
  ),
]

/** Rear lamps of a machine. */
export const rearLamps = (x: number, y: number, half: number): Mark[] => [
  ...lamp(rearEnd(x), -half, -half + 16, y, y + 14, 'tail'),
  ...lamp(rearEnd(x), half, half - 16, y, y + 14, 'tail'),
]
