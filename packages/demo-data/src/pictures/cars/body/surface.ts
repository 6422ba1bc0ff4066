import { clamp, lerp, type Point, type Point3, rounded, through } from '../../engine/geometry.ts'
import type { EraStyle } from '../era.ts'
import type { BodyShape } from './body-shape.ts'

/**
 * A body as a surface: everything that is drawn on a vehicle is placed with these, so that every
 * view shows the same vehicle. `z` is positive on the side that the viewer sees.
 */
export interface Surface {
  /** A point of the near side below the waist. */
  side(x: number, y: number): Point3
  /** A point of the near side of the cabin. */
  cabin(x: number, y: number): Point3
  /** A point of the nose; `u` runs from -1 (far corner) to 1 (near corner), then along the side by metres. */
  front(u: number, y: number): Point3
  /** A point of the rear, as `front`. */
  rear(u: number, y: number): Point3
  /** The upper edge of the side: bonnet, waist, boot. */
  shoulder(x: number): number
  waist(x: number): number
  /** The outline of the cabin from the windscreen over the roof to the rear glass. */
  roof(x: number): number
  /** How far the nose and the rear are curved in plan. */
  frontPlan: number
  rearPlan: number
  halfWidth: number
  cabinWidth: number
  roofWidth: number
  height: number
}

/** The surface of a body of its time. */
export const createSurface = (shape: BodyShape, style: EraStyle): Surface => {
  const half = shape.width / 2
  const height = shape.roofTop[1]
  const cabinWidth = half * 0.955
  const roofWidth = half * shape.roofShare
  const rearAxle = shape.frontOverhang + shape.wheelbase
  const arch = shape.wheelRadius * 1.16 + 3
  const frontPlan = Math.min(style.plan, shape.frontOverhang - arch)
  const rearPlan = Math.max(6, Math.min(style.plan * 0.75, shape.length - rearAxle - arch))
  const middle = lerp(shape.sill, shape.belt[0], 0.55)

  const halfAt = (y: number) => half * (1 - 0.05 * ((y - middle) / (middle - shape.sill)) ** 2)
  const noseAt = through([
    [shape.sill, 9],
    [shape.sill + 12, 3],
    [lerp(shape.sill, shape.nose[1], 0.55), 0],
    [lerp(shape.sill, shape.nose[1], 0.72), shape.nose[0] * 0.16],
    [shape.nose[1], shape.nose[0]],
  ])
  const tailDepth = Math.max(0, shape.length - shape.deck[0])
  const tailAt = through([
    [shape.sill, 10],
    [shape.sill + 14, 3],
    [lerp(shape.sill, shape.deck[1], 0.48), 0],
    [lerp(shape.sill, shape.deck[1], 0.62), tailDepth * 0.35],
    [shape.deck[1], tailDepth],
  ])
  const bend = (u: number) => 1 - (1 - Math.abs(u) ** style.squareness) ** (1 / style.squareness)

  const [frontBelt, rearBelt] = shape.belt
  const waist = (x: number) =>
    lerp(
      frontBelt,
      rearBelt,
      clamp((x - shape.cowl[0]) / (shape.glassRear[0] - shape.cowl[0]), 0, 1),
    )
  const bonnet: Point = [
    lerp(shape.nose[0], shape.cowl[0], 0.5),
    lerp(shape.nose[1], frontBelt, 0.5) + 2.5,
  ]
  const shoulderLine: Point[] = [
    [0, shape.nose[1] - 1],
    [shape.nose[0], shape.nose[1]],
    bonnet,
    [shape.cowl[0] + 12, frontBelt],
    [shape.glassRear[0], rearBelt],
    [Math.max(shape.deck[0], shape.glassRear[0] + 1), shape.deck[1]],
    [shape.length, shape.deck[1]],
  ]
  const roofLine: Point[] = [
    shape.cowl,
    shape.roofFront,
    shape.roofTop,
    shape.roofRear,
    shape.glassRear,
  ]
  const shoulder = through(rounded(shoulderLine, style.cornerRadius))
  const roof = through(rounded(roofLine, style.cornerRadius))

  return {
    side: (x, y) => [x, y, halfAt(y)],
    cabin: (x, y) => [x, y, lerp(cabinWidth, roofWidth, (y - frontBelt) / (height - frontBelt))],
    front: (u, y) => {
      const over = Math.max(0, Math.abs(u) - 1) * 100
      const inside = clamp(u, -1, 1)
      return [lerp(noseAt(y), frontPlan, bend(inside)) + over, y, inside * halfAt(y)]
    },
    rear: (u, y) => {
      const over = Math.max(0, Math.abs(u) - 1) * 100
      const inside = clamp(u, -1, 1)
      return [shape.length - lerp(tailAt(y), rearPlan, bend(inside)) - over, y, inside * halfAt(y)]
    },
    shoulder,
    waist,
    roof,
    frontPlan,
    rearPlan,
    halfWidth: half,
    cabinWidth,
    roofWidth,
    height,
  }
}
