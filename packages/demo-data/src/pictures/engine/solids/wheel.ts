import { mix } from '../colour.ts'
import type { Point3 } from '../geometry.ts'
import { patch } from './marks.ts'
import { circle } from './profile.ts'
import { nearSide, type Solid } from './solid.ts'
import { type WheelKind, wheelFace } from './wheel-faces.ts'

/** How a wheel looks. */
export interface WheelOptions {
  kind: WheelKind
  /** Of the rim. */
  colour: string
  /** Of the tyre, centimetres. */
  width?: number
  /** The ground under it, if it does not stand on 0. */
  base?: number
}

/** A wheel whose outer side is at `z`. */
export const wheel = (
  x: number,
  radius: number,
  z: number,
  { kind, colour, width = radius * 0.5, base = 0 }: WheelOptions,
): Solid => {
  const centre: Point3 = [x, base + radius, z]
  return {
    faces: [],
    marks: [],
    round: { centre, radius, depth: width, colour: '#131417', svg: wheelFace(kind, colour) },
    box: { min: [x - radius, base, z - width], max: [x + radius, base + 2 * radius, z] },
  }
}

/** A pair of wheels, `half` from the middle to their outer sides. */
export const axle = (x: number, radius: number, half: number, options: WheelOptions): Solid[] => {
  const width = options.width ?? radius * 0.5
  return [
    wheel(x, radius, width - half, { ...options, width }),
    wheel(x, radius, half, { ...options, width }),
  ]
}

/** The dark opening of a wheel in a body's side, and the wheel in it: give it after the body. */
export const wheelInArch = (
  x: number,
  radius: number,
  half: number,
  sill: number,
  options: WheelOptions,
  body: string,
): Solid => {
  const plane = nearSide(half + 0.2)
  const opening = (r: number) => circle(x, radius, r, r, 32).filter(([, y]) => y >= sill)
  return {
    ...wheel(x, radius, half - 1, { width: 4, ...options }),
    marks: [
      patch(plane, opening(radius * 1.24), mix(body, '#0c0f14', 0.3)),
      patch(plane, opening(radius * 1.15), '#0c0d0f'),
    ],
  }
}
