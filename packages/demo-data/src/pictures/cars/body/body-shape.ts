import type { Point } from '../../engine/geometry.ts'

/** How cars were drawn in their time; corners, lamps, grilles, wheels and trim follow it. */
export type Era = 'classic' | 'rounded' | 'modern'

/**
 * A body as data: what makes a sedan a sedan. Centimetres; x from the nose to the rear, y up from
 * the ground. The drawing code knows no body types, so a new one is a new object of this shape.
 */
export interface BodyShape {
  length: number
  width: number
  wheelbase: number
  /** From the nose to the front axle. */
  frontOverhang: number
  wheelRadius: number
  /** The lower edge of the body. */
  sill: number
  /** The front edge of the bonnet. */
  nose: Point
  /** Where the bonnet meets the windscreen. */
  cowl: Point
  /** The upper edge of the windscreen. */
  roofFront: Point
  /** The highest point of the roof. */
  roofTop: Point
  /** Where the roof ends and the rear glass begins. */
  roofRear: Point
  /** The lower edge of the rear glass. */
  glassRear: Point
  /** The rear edge of the boot lid, or of the bed. */
  deck: Point
  /** The waistline at its front and rear end. */
  belt: readonly [front: number, rear: number]
  /** How wide the roof is against the waist, 0 to 1. */
  roofShare: number
  /** The front edge of the first door, the seams behind it, the rear edge of the last one. */
  doors: readonly number[]
  /** Pillars between side windows; the glass begins and ends with the cabin. */
  pillars: readonly number[]
  /** The thickness of the rearmost pillar at the waist. */
  rearPillar: number
  /** Side glass ends here; behind it are closed panels. */
  glassEnd?: number
  roof: 'closed' | 'open'
  rear: 'boot' | 'hatch' | 'bed' | 'doors'
  /** Black plastic around the arches, bars on the roof, a wheel on the rear door. */
  offroad?: { cladding: boolean; rails: boolean; spareWheel: boolean }
  slidingDoor?: boolean
}
