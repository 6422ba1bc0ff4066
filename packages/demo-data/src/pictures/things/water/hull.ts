import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { CHROME, pipe } from '../../engine/solids/pipe.ts'
import { loft } from '../../engine/solids/skin.ts'
import type { Mark, Solid } from '../../engine/solids/solid.ts'

/** The form and the colours of a hull. */
export interface Hull {
  length: number
  half: number
  depth: number
  /** How much higher the bow is than the stern. */
  sheer: number
  /** How far the bow leans forward. */
  rake: number
  side: string
  bottom: string
  deck: string
}

const STATIONS = [0, 0.05, 0.13, 0.24, 0.38, 0.55, 0.75, 1]

const breadth = ({ half }: Hull, t: number) =>
  half * (1 - (1 - t) ** 2.6) ** 0.75 * (1 - 0.1 * Math.max(0, t - 0.6))

/** How high the edge of a hull is; `t` runs from its bow to its stern. */
export const gunwale = ({ depth, sheer }: Hull, t: number) => depth + sheer * (1 - t) ** 2

/** A hull with its bow at 0, its deck closed; `stripe` is a line along its side. */
export const hull = (spec: Hull, stripe: string): Solid => {
  const { length, depth, rake, side, bottom, deck } = spec
  const rings = STATIONS.map((t): Point3[] => {
    const b = Math.max(1.5, breadth(spec, t))
    const x = (share: number) => t * length + rake * (1 - share) * (1 - t) ** 3
    const keel = depth * 0.75 * Math.max(0, 1 - t / 0.3) ** 1.8
    const top = gunwale(spec, t)
    const chine = keel + (top - keel) * 0.36
    return [
      [x(0), keel, 0],
      [x(0.4), chine, b * 0.8],
      [x(1), top, b],
      [x(1), top, -b],
      [x(0.4), chine, -b * 0.8],
    ]
  })
  const skin = loft(rings, (i) => (i === 2 ? deck : i === 0 || i === 4 ? bottom : side))
  const line = (share: number): Point3[] =>
    rings.slice(1).map((ring): Point3 => {
      const [, low, high] = ring
      if (!low || !high) return [0, 0, 0]
      return [
        low[0] + (high[0] - low[0]) * share,
        low[1] + (high[1] - low[1]) * share,
        low[2] + (high[2] - low[2]) * share + 0.3,
      ]
    })
  const marks: Mark[] = [
    { kind: 'line', points: line(0.96), normal: [0, 0, 1], colour: '#2a2d32', width: depth * 0.07 },
    { kind: 'line', points: line(0.7), normal: [0, 0, 1], colour: stripe, width: depth * 0.1 },
    {
      kind: 'line',
      points: line(0.3),
      normal: [0, 0, 1],
      colour: mix(side, '#0c0f14', 0.3),
      width: depth * 0.03,
    },
  ]
  return { ...skin, marks }
}

/** A rail along both edges of a hull. */
export const rail = (spec: Hull, from: number, to: number, high: number): Solid[] => {
  const ts = [from, (from + to) / 2, to]
  return [-1, 1].flatMap((sign) => {
    const points = ts.map(
      (t): Point3 => [t * spec.length, gunwale(spec, t) + high, sign * (breadth(spec, t) - 4)],
    )
    return [
      pipe(points, 3.5, CHROME),
      ...points.map(([x, y, z]) =>
        pipe(
          [
            [x, y - high, z],
            [x, y, z],
          ],
          3,
          CHROME,
        ),
      ),
    ]
  })
}

/** The hull of a jet ski. */
export const smallHull = (side: string, bottom: string, stripe: string, deck: string): Solid =>
  hull({ length: 320, half: 58, depth: 46, sheer: 26, rake: -20, side, bottom, deck }, stripe)
