import type { Point3 } from '../geometry.ts'
import { type Face, type Mark, normalOf, type Solid, solid } from './solid.ts'

const meanOf = (points: readonly Point3[]): Point3 => {
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, p) => total + p[axis], 0) / points.length
  return [sum(0), sum(1), sum(2)]
}

/** The normal, turned so that it points from the middle of the body. */
const awayFrom = (middle: Point3, points: readonly Point3[], [nx, ny, nz]: Point3): Point3 => {
  const [x, y, z] = meanOf(points)
  const out = nx * (x - middle[0]) + ny * (y - middle[1]) + nz * (z - middle[2])
  return out < 0 ? [-nx, -ny, -nz] : [nx, ny, nz]
}

/** What closes a skin at its first and last section. */
const ends = (rings: readonly (readonly Point3[])[], colour: string): Face[] =>
  [rings.slice(0, 2), rings.slice(-2).reverse()].flatMap(([ring, inner]) =>
    ring && inner
      ? [{ points: ring, normal: awayFrom(meanOf(inner), ring, normalOf(ring)), colour }]
      : [],
  )

/** A skin over cross-sections that have as many points each. */
export const loft = (
  rings: readonly (readonly Point3[])[],
  colour: string | ((index: number, total: number) => string),
  { closed = true, marks }: { closed?: boolean; marks?: readonly Mark[] } = {},
): Solid => {
  const faces: Face[] = []
  for (const [r, ring] of rings.entries()) {
    const next = rings[r + 1]
    if (!next) break
    const middle = meanOf([...ring, ...next])
    const total = closed ? ring.length : ring.length - 1
    for (let i = 0; i < total; i++) {
      const j = (i + 1) % ring.length
      const points = [ring[i], ring[j], next[j], next[i]].filter((p) => p !== undefined)
      const normal = normalOf(points)
      faces.push({
        points,
        normal: awayFrom(middle, points, normal),
        colour: typeof colour === 'string' ? colour : colour(i, total),
      })
    }
  }
  if (closed) faces.push(...ends(rings, typeof colour === 'string' ? colour : colour(1, 2)))
  return solid(faces, marks)
}

/** An ellipse across the thing at `x`, for a skin: its middle's height, half height and half width. */
export const section = (
  x: number,
  y: number,
  high: number,
  wide: number,
  count = 14,
  z = 0,
): Point3[] =>
  Array.from({ length: count }, (_, i): Point3 => {
    const angle = (i / count) * Math.PI * 2
    return [x, y + high * Math.sin(angle), z + wide * Math.cos(angle)]
  })

type Section = readonly [x: number, y: number, high: number, wide: number]

/** Sections of a skin: `x y high wide`, with commas between them. */
export const sections = (text: string): Section[] =>
  text.split(',').map((section): Section => {
    const [x = 0, y = 0, high = 0, wide = 0] = section.trim().split(' ').map(Number)
    return [x, y, high, wide]
  })

/** Skins shorter than this are not worth more sections, centimetres. */
const SMOOTH_FROM = 28

/** Sections between the given ones, so that a skin bends instead of breaking (Catmull-Rom, halfway). */
const smoother = (given: readonly Section[]): Section[] =>
  given.flatMap((section, i) => {
    const next = given[i + 1]
    if (!next) return [section]
    const [before, after] = [given[i - 1] ?? section, given[i + 2] ?? next]
    const half = (axis: 0 | 1 | 2 | 3) =>
      (9 * (section[axis] + next[axis]) - before[axis] - after[axis]) / 16
    return [section, [half(0), half(1), Math.max(0.1, half(2)), Math.max(0.1, half(3))]]
  })

/** A skin of ellipses. */
export const blob = (
  given: readonly Section[],
  colour: string | ((index: number, total: number) => string),
  marks?: readonly Mark[],
  z = 0,
): Solid => {
  const long = (given.at(-1)?.[0] ?? 0) - (given[0]?.[0] ?? 0) > SMOOTH_FROM
  return loft(
    (long ? smoother(given) : given).map(([x, y, high, wide]) =>
      section(x, y, high, wide, long ? 18 : 12, z),
    ),
    colour,
    { marks },
  )
}

/** A tube along a level path, thinner towards its ends if `taper` says so. */
export const tube = (
  path: readonly Point3[],
  radius: number,
  colour: string | ((index: number, total: number) => string),
  taper = 1,
): Solid => {
  const last = path.length - 1
  const rings = path.map((point, i) => {
    const [a, b] = [path[Math.max(0, i - 1)] ?? point, path[Math.min(last, i + 1)] ?? point]
    const [dx, dz] = [b[0] - a[0], b[2] - a[2]]
    const length = Math.hypot(dx, dz) || 1
    const r = radius * (i === 0 || i === last ? taper : 1)
    return Array.from({ length: 12 }, (_, k): Point3 => {
      const angle = (k / 12) * Math.PI * 2
      const side = r * Math.cos(angle)
      return [
        point[0] - (dz / length) * side,
        point[1] + r * Math.sin(angle),
        point[2] + (dx / length) * side,
      ]
    })
  })
  return loft(rings, colour)
}
