import { mix } from '../../engine/colour.ts'
import type { Point, Point3 } from '../../engine/geometry.ts'
import { patch, seam } from '../../engine/solids/marks.ts'
import { type Pipe, pipe } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { circle } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { type Mark, nearSide, type Solid } from '../../engine/solids/solid.ts'

/** What parts are made of. */
export const ALLOY = '#9aa1a9'

export const IRON = '#5c636b'

export const BLACKED = '#24272b'

export const BRIGHT = '#c6cad0'

/** The tones of a pipe of any colour. */
export const tones = (colour: string): Pipe => ({
  dark: mix(colour, '#0c0f14', 0.5),
  base: colour,
  light: mix(colour, '#ffffff', 0.5),
})

/** Heads of bolts on a side. */
export const bolts = (
  z: number,
  points: readonly Point[],
  size: number,
  colour = '#3a3e44',
): Mark[] => points.map(([x, y]) => patch(nearSide(z + 0.2), circle(x, y, size, size, 6), colour))

/** Bolts on a circle. */
export const boltRing = (
  z: number,
  x: number,
  y: number,
  r: number,
  count: number,
  size: number,
): Mark[] =>
  bolts(
    z,
    circle(x, y, r, r, count).map(([u, v]): Point => [u, v]),
    size,
  )

/** A pulley that is turned to the viewer. */
export const pulley = (
  x: number,
  y: number,
  z: number,
  r: number,
  width: number,
  colour = BLACKED,
): Solid =>
  drum('z', [x, y, z], r, width, colour, {
    cap: mix(colour, '#ffffff', 0.14),
    marks: [
      patch(nearSide(z + width / 2 + 0.1), circle(x, y, r * 0.72), mix(colour, '#ffffff', 0.04)),
      patch(nearSide(z + width / 2 + 0.2), circle(x, y, r * 0.3), '#8e949b'),
    ],
  })

/** A gear or a sprocket that is turned to the viewer. */
export const gear = (
  x: number,
  y: number,
  z: number,
  r: number,
  teeth: number,
  width: number,
  colour: string,
): Solid =>
  slab(
    Array.from({ length: teeth * 2 }, (_, i) => {
      const angle = (i / (teeth * 2)) * Math.PI * 2
      const radius = i % 2 ? r : r * 0.9
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
    }),
    [z - width / 2, z + width / 2],
    colour,
    {
      marks: [
        ...circle(x, y, r * 0.58, r * 0.58, 5).map(([u, v]) =>
          patch(nearSide(z + width / 2 + 0.1), circle(u, v, r * 0.17), '#1b1d20'),
        ),
        patch(nearSide(z + width / 2 + 0.1), circle(x, y, r * 0.24), '#1b1d20'),
      ],
    },
  )

/** A coil spring along a line from below. */
export const coil = (
  x: number,
  low: number,
  high: number,
  r: number,
  turns: number,
  colours: Pipe,
  width: number,
): Solid[] =>
  Array.from({ length: turns }, (_, i) => {
    const y = low + ((high - low) * i) / turns
    const step = (high - low) / turns
    return [
      pipe(
        [
          [x + r, y + step * 0.5, -1],
          [x, y + step * 0.75, -r * 0.7],
          [x - r, y + step, -1],
        ],
        width,
        colours,
      ),
      pipe(
        [
          [x - r, y, 1],
          [x, y + step * 0.25, r * 0.7],
          [x + r, y + step * 0.5, 1],
        ],
        width,
        colours,
      ),
    ]
  }).flat()

/** Wires with a plug. */
export const wire = (points: readonly Point3[]): Solid => pipe(points, 1.2, tones('#2b2e33'))

/** Fins across a block. */
export const finned = (
  left: number,
  right: number,
  low: number,
  high: number,
  half: number,
  count: number,
  colour: string,
): Solid => {
  const plane = nearSide(half + 0.2)
  return box([left, right], [low, high], [-half, half], colour, {
    soft: 1,
    marks: Array.from({ length: count }, (_, i) => {
      const y = low + ((i + 0.5) * (high - low)) / count
      return seam(
        plane,
        [
          [left, y],
          [right, y],
        ],
        '#1b1d20',
        ((high - low) / count) * 0.4,
        'opacity=".6"',
      )
    }),
  })
}
