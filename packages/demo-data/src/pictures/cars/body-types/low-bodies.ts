import type { BodyShape } from '../body/body-shape.ts'

/** Body type 1. */
export const SEDAN: BodyShape = {
  length: 466,
  width: 182,
  wheelbase: 272,
  frontOverhang: 90,
  wheelRadius: 33,
  sill: 21,
  nose: [15, 72],
  cowl: [126, 97],
  roofFront: [204, 140],
  roofTop: [262, 146],
  roofRear: [328, 140],
  glassRear: [412, 109],
  deck: [457, 107],
  belt: [95, 104],
  roofShare: 0.7,
  doors: [136, 238, 338],
  pillars: [240, 338],
  rearPillar: 22,
  roof: 'closed',
  rear: 'boot',
}

/** Body type 2. */
export const HATCHBACK: BodyShape = {
  ...SEDAN,
  length: 408,
  width: 176,
  wheelbase: 257,
  frontOverhang: 84,
  nose: [15, 75],
  cowl: [112, 100],
  roofFront: [182, 144],
  roofTop: [240, 150],
  roofRear: [352, 141],
  glassRear: [390, 109],
  deck: [398, 104],
  belt: [97, 108],
  doors: [124, 222, 312],
  pillars: [224, 314],
  rearPillar: 24,
  rear: 'hatch',
}

/** Body type 3. */
export const HATCHBACK_3: BodyShape = {
  ...HATCHBACK,
  length: 372,
  wheelbase: 238,
  frontOverhang: 78,
  cowl: [100, 99],
  roofFront: [170, 143],
  roofTop: [224, 149],
  roofRear: [318, 139],
  glassRear: [354, 108],
  deck: [362, 103],
  doors: [110, 238],
  pillars: [240],
  rearPillar: 26,
}

/** Body type 4. */
export const LIFTBACK: BodyShape = {
  ...SEDAN,
  length: 474,
  wheelbase: 276,
  roofTop: [256, 147],
  roofRear: [330, 140],
  glassRear: [444, 112],
  deck: [464, 108],
  belt: [95, 106],
  pillars: [240, 342],
  rearPillar: 34,
  rear: 'hatch',
}

/** Body type 5. */
export const ESTATE: BodyShape = {
  ...SEDAN,
  length: 472,
  wheelbase: 272,
  roofTop: [262, 148],
  roofRear: [420, 143],
  glassRear: [456, 107],
  deck: [463, 103],
  belt: [95, 104],
  doors: [136, 238, 334],
  pillars: [240, 338],
  rearPillar: 16,
  rear: 'hatch',
  offroad: { cladding: false, rails: true, spareWheel: false },
}

/** Body type 8. */
export const COUPE: BodyShape = {
  ...SEDAN,
  length: 458,
  width: 184,
  wheelbase: 268,
  frontOverhang: 92,
  wheelRadius: 34,
  sill: 18,
  nose: [16, 66],
  cowl: [146, 92],
  roofFront: [222, 129],
  roofTop: [272, 134],
  roofRear: [318, 129],
  glassRear: [420, 101],
  deck: [449, 100],
  belt: [90, 98],
  roofShare: 0.66,
  doors: [152, 286],
  pillars: [290],
  rearPillar: 30,
}

/** Body type 13. */
export const LIMOUSINE: BodyShape = {
  ...SEDAN,
  length: 640,
  width: 190,
  wheelbase: 436,
  frontOverhang: 94,
  wheelRadius: 35,
  nose: [12, 76],
  cowl: [138, 100],
  roofFront: [208, 145],
  roofTop: [330, 149],
  roofRear: [502, 145],
  glassRear: [566, 111],
  deck: [630, 107],
  belt: [98, 105],
  doors: [148, 244, 390, 488],
  pillars: [246, 316, 390, 492],
  rearPillar: 26,
}
