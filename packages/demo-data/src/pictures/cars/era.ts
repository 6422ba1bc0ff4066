import type { Point } from '../engine/geometry.ts'
import type { BodyShape, Era } from './body/body-shape.ts'

/** What a time does to any body. */
export interface EraStyle {
  /** How far corners of the outline are rounded, centimetres. */
  cornerRadius: number
  /** How deep the nose is curved in plan, centimetres. */
  plan: number
  /** The exponent of that curve: 2 is an ellipse, 6 nearly a box. */
  squareness: number
  /** Rounding of window corners, pixels. */
  glassRadius: number
  blackPillars: boolean
  chromeBumpers: boolean
}

export const ERA_STYLES: Record<Era, EraStyle> = {
  classic: {
    cornerRadius: 9,
    plan: 16,
    squareness: 4.2,
    glassRadius: 6,
    blackPillars: false,
    chromeBumpers: true,
  },
  rounded: {
    cornerRadius: 34,
    plan: 38,
    squareness: 2.5,
    glassRadius: 14,
    blackPillars: false,
    chromeBumpers: false,
  },
  modern: {
    cornerRadius: 22,
    plan: 34,
    squareness: 2.8,
    glassRadius: 8,
    blackPillars: true,
    chromeBumpers: false,
  },
}

/** The time that a model year belongs to. */
export const eraOf = (year: number): Era =>
  year < 1995 ? 'classic' : year < 2010 ? 'rounded' : 'modern'

/** A modern body as it would have been built then: shorter and narrower, with upright glass and a flat bonnet. */
export const shapeInEra = (shape: BodyShape, era: Era): BodyShape => {
  if (era === 'modern') return shape
  const classic = era === 'classic'
  const s = classic ? 0.9 : 0.97
  const moved = (point: Point, dx: number, dy: number): Point => [
    point[0] * s + dx,
    point[1] * (classic ? 0.96 : 0.985) + dy,
  ]
  const upright = classic ? 0.42 : 0.08
  const screen = (shape.roofFront[0] - shape.cowl[0]) * s * upright
  const rake = (shape.glassRear[0] - shape.roofRear[0]) * s * upright
  return {
    ...shape,
    length: shape.length * s,
    width: shape.width * (classic ? 0.9 : 0.955),
    wheelbase: shape.wheelbase * s,
    frontOverhang: shape.frontOverhang * (classic ? s * 0.92 : s),
    wheelRadius: shape.wheelRadius * (classic ? 0.9 : 0.94),
    nose: moved(classic ? [5, shape.nose[1]] : shape.nose, 0, classic ? 6 : -2),
    cowl: moved(shape.cowl, screen * 0.55, classic ? -2 : 0),
    roofFront: moved(shape.roofFront, -screen * 0.45, classic ? 1.5 : 0),
    roofTop: moved(shape.roofTop, 0, 0),
    roofRear: moved(shape.roofRear, rake * 0.55, classic ? 1.5 : 0),
    glassRear: moved(shape.glassRear, -rake * 0.45, classic ? -3 : 0),
    deck: moved(shape.deck, 0, classic ? -5 : -1),
    belt: [shape.belt[0] * 0.955, shape.belt[1] * (classic ? 0.92 : 0.96)],
    roofShare: shape.roofShare + (classic ? 0.05 : 0),
    doors: shape.doors.map((x) => x * s),
    pillars: shape.pillars.map((x) => x * s),
    rearPillar: shape.rearPillar * (classic ? 0.6 : 0.9),
    ...(shape.glassEnd ? { glassEnd: shape.glassEnd * s } : {}),
  }
}
