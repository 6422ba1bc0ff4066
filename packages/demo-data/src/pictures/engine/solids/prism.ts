import type { Point, Point3 } from '../geometry.ts'
import { inset, outline, rectangle, type Vertex } from './profile.ts'
import { type Face, type Mark, normalOf, type Solid, solid } from './solid.ts'

/** How a prism differs from a plain one. */
export interface PrismOptions {
  /** How far the edges of its ends are rounded. */
  soft?: number
  marks?: readonly Mark[]
  /** The colour of both ends, if it is another one. */
  cap?: string
}

type Put = (u: number, v: number, w: number) => Point3

const build = (
  corners: readonly Vertex[],
  [from, to]: Point,
  colour: string,
  { soft = 0, marks, cap = colour }: PrismOptions,
  put: Put,
  flip: boolean,
): Solid => {
  const full = outline(corners)
  const small = soft ? inset(full, soft) : full
  const rings: { points: Point[]; w: number }[] = soft
    ? [
        { points: small, w: from },
        { points: full, w: from + soft },
        { points: full, w: to - soft },
        { points: small, w: to },
      ]
    : [
        { points: full, w: from },
        { points: full, w: to },
      ]
  const face = (points: Point3[], tint: string, sheen = false): Face => {
    const turned = flip ? [...points].reverse() : points
    return { points: turned, normal: normalOf(turned), colour: tint, sheen }
  }
  const sides = rings.slice(1).flatMap((ring, r) => {
    const below = rings[r]
    if (!below) return []
    return ring.points.map((p, i) => {
      const next = (i + 1) % ring.points.length
      const [q, a, b] = [ring.points[next] ?? p, below.points[i] ?? p, below.points[next] ?? p]
      return face(
        [
          put(a[0], a[1], below.w),
          put(b[0], b[1], below.w),
          put(q[0], q[1], ring.w),
          put(p[0], p[1], ring.w),
        ],
        colour,
      )
    })
  })
  return solid(
    [
      ...sides,
      face(
        [...small].reverse().map(([u, v]) => put(u, v, from)),
        cap,
      ),
      face(
        small.map(([u, v]) => put(u, v, to)),
        cap,
        true,
      ),
    ],
    marks,
  )
}

/** A side view (x, y) as wide as from one z to another. */
export const slab = (
  corners: readonly Vertex[],
  width: Point,
  colour: string,
  options: PrismOptions = {},
): Solid => build(corners, width, colour, options, (u, v, w) => [u, v, w], false)

/** The same on both sides of the middle. */
export const body = (
  corners: readonly Vertex[],
  half: number,
  colour: string,
  options?: PrismOptions,
): Solid => slab(corners, [-half, half], colour, options)

/** A plan (x, z) as high as from one y to another. */
export const plate = (
  corners: readonly Vertex[],
  height: Point,
  colour: string,
  options: PrismOptions = {},
): Solid => build(corners, height, colour, options, (u, v, w) => [u, w, v], true)

/** A view from the front (z, y) as long as from one x to another. */
export const bar3 = (
  corners: readonly Vertex[],
  length: Point,
  colour: string,
  options: PrismOptions = {},
): Solid => build(corners, length, colour, options, (u, v, w) => [w, v, u], true)

/** A box by its x, y and z. */
export const box = (
  [left, right]: Point,
  [low, high]: Point,
  width: Point,
  colour: string,
  options?: PrismOptions,
): Solid => slab(rectangle(left, right, low, high), width, colour, options)
