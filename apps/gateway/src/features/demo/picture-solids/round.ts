import type { Point, Point3 } from '../picture/geometry.ts'
import { type Face, type Mark, normalOf, type Solid, solid } from './solid.ts'

export type Axis = 'x' | 'y' | 'z'

/** Puts a point of a turned body, measured along and around its axis, into the thing. */
const around =
  (axis: Axis, [cx, cy, cz]: Point3) =>
  (radius: number, angle: number, along: number): Point3 => {
    const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    if (axis === 'x') return [cx + along, cy + c, cz + s]
    if (axis === 'y') return [cx + s, cy + along, cz + c]
    return [cx + c, cy + s, cz + along]
  }

export interface LatheOptions {
  segments?: number
  marks?: readonly Mark[]
  /** The outline ends where it began: a ring. */
  ring?: boolean
}

/** A body turned on a lathe: its outline by radius and place along the axis, from its lower to its upper end. */
export const lathe = (
  axis: Axis,
  centre: Point3,
  profile: readonly (readonly [radius: number, along: number, colour: string])[],
  { segments = 20, marks, ring = false }: LatheOptions = {},
): Solid => {
  const put = around(axis, centre)
  const faces: Face[] = []
  const pairs = ring ? profile.length : profile.length - 1
  for (let i = 0; i < pairs; i++) {
    const from = profile[i]
    const to = profile[(i + 1) % profile.length]
    if (!from || !to) continue
    for (let k = 0; k < segments; k++) {
      const [a, b] = [k, k + 1].map((n) => (n / segments) * Math.PI * 2) as [number, number]
      const points = [
        put(from[0], a, from[1]),
        put(from[0], b, from[1]),
        put(to[0], b, to[1]),
        put(to[0], a, to[1]),
      ]
      faces.push({ points, normal: normalOf(points), colour: to[2] })
    }
  }
  return solid(faces, marks)
}

/** A closed cylinder. */
export const drum = (
  axis: Axis,
  centre: Point3,
  radius: number,
  length: number,
  colour: string,
  { cap = colour, soft = 0, ...options }: LatheOptions & { cap?: string; soft?: number } = {},
): Solid => {
  const [low, high] = [-length / 2, length / 2]
  return lathe(
    axis,
    centre,
    [
      [0, low, cap],
      [radius - soft, low, cap],
      [radius, low + soft, colour],
      [radius, high - soft, colour],
      [radius - soft, high, colour],
      [0, high, cap],
    ],
    options,
  )
}

/** A bent pipe or a rod, `width` in centimetres: a dark line with light along it. */
export const pipe = (points: readonly Point3[], width: number, colours: Pipe): Solid => {
  const half = width / 2
  const toViewer: Point3 = [0, 0, 0]
  const line = (colour: string, share: number, up: number): Mark => ({
    kind: 'line',
    points: points.map(([x, y, z]): Point3 => [x, y + up * half, z]),
    normal: toViewer,
    colour,
    width: width * share,
    attributes: `stroke-linejoin="round"${colours.cut ? '' : ' stroke-linecap="round"'}`,
  })
  const marks = [
    line(colours.dark, 1, 0),
    line(colours.base, 0.72, 0.16),
    line(colours.light, 0.22, 0.42),
  ]
  const grown = points.flatMap(([x, y, z]): Point3[] => [
    [x - half, y - half, z - half],
    [x + half, y + half, z + half],
  ])
  return { ...solid([], [{ ...line('', 0, 0), points: grown }]), marks }
}

/** The three tones of a pipe; a cut one has square ends. */
export interface Pipe {
  dark: string
  base: string
  light: string
  cut?: boolean
}

export const CHROME: Pipe = { dark: '#5d646d', base: '#b9c0c8', light: '#f3f6f8' }
export const STEEL: Pipe = { dark: '#3c4147', base: '#6d747c', light: '#a8afb6' }
export const BLACK: Pipe = { dark: '#121316', base: '#25272b', light: '#565a60' }

/** A hydraulic cylinder: a sleeve and the bright rod that comes out of it. */
export const hydraulic = (from: Point3, to: Point3, width: number, sleeve: Pipe = BLACK): Solid[] => {
  const middle: Point3 = [
    from[0] + (to[0] - from[0]) * 0.58,
    from[1] + (to[1] - from[1]) * 0.58,
    from[2] + (to[2] - from[2]) * 0.58,
  ]
  return [pipe([from, to], width * 0.5, CHROME), pipe([from, middle], width, { ...sleeve, cut: true })]
}

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
    const both = [...ring, ...next]
    const middle = [0, 1, 2].map(
      (axis) => both.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / both.length,
    )
    const total = closed ? ring.length : ring.length - 1
    for (let i = 0; i < total; i++) {
      const j = (i + 1) % ring.length
      const points = [ring[i], ring[j], next[j], next[i]].filter((p) => p !== undefined)
      const normal = normalOf(points)
      const [first = [0, 0, 0] as Point3] = points
      const outwards = [0, 1, 2].reduce(
        (sum, axis) => {
          const mean = points.reduce((s, p) => s + (p[axis] ?? 0), 0) / points.length
          return sum + (normal[axis] ?? 0) * ((first === undefined ? 0 : mean) - (middle[axis] ?? 0))
        },
        0,
      )
      const sign = outwards < 0 ? -1 : 1
      faces.push({
        points,
        normal: [normal[0] * sign, normal[1] * sign, normal[2] * sign],
        colour: typeof colour === 'string' ? colour : colour(i, total),
      })
    }
  }
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

/** A skin of ellipses: [x, y, half height, half width]. */
export const blob = (
  sections: readonly (readonly [x: number, y: number, high: number, wide: number])[],
  colour: string | ((index: number, total: number) => string),
  marks?: readonly Mark[],
  z = 0,
): Solid =>
  loft(
    sections.map(([x, y, high, wide]) => section(x, y, high, wide, 14, z)),
    colour,
    { marks },
  )

/** Points of an arc in the side view. */
export const arc = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  count = 8,
): Point[] =>
  Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

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
      return [point[0] - (dz / length) * side, point[1] + r * Math.sin(angle), point[2] + (dx / length) * side]
    })
  })
  return loft(rings, colour)
}
