import { lerp, type Point } from '../geometry.ts'

/** A corner of an outline; the third number is how far from it its rounding starts. */
export type Vertex = readonly [u: number, v: number, radius?: number]

/** Corners written as SVG writes points: `u v` or `u v radius`, with commas between them. */
export const shape = (text: string): Vertex[] =>
  text.split(',').map((corner): Vertex => {
    const [u = 0, v = 0, radius] = corner.trim().split(' ').map(Number)
    return [u, v, radius]
  })

const area2 = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [X, Y] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * Y - X * y
  }, 0)

/** A closed outline with its corners rounded, counter-clockwise. */
export const outline = (corners: readonly Vertex[]): Point[] => {
  const points = corners.flatMap(([x, y, radius], i): Point[] => {
    const before = corners.at(i - 1)
    const after = corners[(i + 1) % corners.length]
    if (!radius || !before || !after) return [[x, y]]
    const towards = (end: Vertex): Point => {
      const length = Math.hypot(end[0] - x, end[1] - y) || 1
      const share = Math.min(0.48, radius / length)
      return [lerp(x, end[0], share), lerp(y, end[1], share)]
    }
    const [a, b] = [towards(before), towards(after)]
    return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [p * a[0] + q * x + r * b[0], p * a[1] + q * y + r * b[1]]
    })
  })
  return area2(points) < 0 ? points.reverse() : points
}

/** The outline drawn in by a distance; meant for small distances. */
export const inset = (points: readonly Point[], distance: number): Point[] =>
  points.map(([x, y], i) => {
    const [ax, ay] = points.at(i - 1) ?? [x, y]
    const [bx, by] = points[(i + 1) % points.length] ?? [x, y]
    const [da, db] = [Math.hypot(x - ax, y - ay) || 1, Math.hypot(bx - x, by - y) || 1]
    const nx = -(y - ay) / da - (by - y) / db
    const ny = (x - ax) / da + (bx - x) / db
    const length = Math.hypot(nx, ny) || 1
    // A sharp corner moves farther, but never far out of the outline.
    const reach = Math.min(1.6, 2 / length)
    return [x + (nx / length) * distance * reach, y + (ny / length) * distance * reach]
  })

/** A rectangle's corners. */
export const rectangle = (
  left: number,
  right: number,
  low: number,
  high: number,
  radius = 0,
): Vertex[] => [
  [left, low, radius],
  [right, low, radius],
  [right, high, radius],
  [left, high, radius],
]

/** A bar from one point to another with a width at each of its ends. */
export const bar = (from: Vertex, to: Vertex, start: number, end = start): Vertex[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2]
  return [
    [from[0] - nx * start, from[1] - ny * start, start * 0.3],
    [to[0] - nx * end, to[1] - ny * end, end * 0.3],
    [to[0] + nx * end, to[1] + ny * end, end * 0.3],
    [from[0] + nx * start, from[1] + ny * start, start * 0.3],
  ]
}

/** A circle, or an ellipse. */
export const circle = (x: number, y: number, rx: number, ry = rx, count = 18): Vertex[] =>
  Array.from({ length: count }, (_, i): Vertex => {
    const angle = (i / count) * Math.PI * 2
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/** A band along an arc of the side view (degrees): mudguards, arches, treads. */
export const band = (
  x: number,
  y: number,
  [inner, outer]: Point,
  from: number,
  to: number,
  count = 10,
): Vertex[] => {
  const at = (radius: number, i: number): Vertex => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  }
  const all = Array.from({ length: count + 1 }, (_, i) => i)
  return [...all.map((i) => at(outer, i)), ...all.reverse().map((i) => at(inner, i))]
}
