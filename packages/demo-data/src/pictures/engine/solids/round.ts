import type { Point3 } from '../geometry.ts'
import { type Face, type Mark, normalOf, type Solid, solid } from './solid.ts'

/** Along what something is turned. */
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

/** How a turned body differs from a plain one. */
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
