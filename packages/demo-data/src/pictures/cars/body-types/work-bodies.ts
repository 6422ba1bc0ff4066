import type { BodyShape } from '../body/body-shape.ts'
import { SUV } from './tall-bodies.ts'

/** Body type 11. */
export const PICKUP: BodyShape = {
  ...SUV,
  length: 532,
  width: 188,
  wheelbase: 312,
  frontOverhang: 92,
  wheelRadius: 39,
  sill: 34,
  nose: [9, 99],
  cowl: [130, 119],
  roofFront: [194, 168],
  roofTop: [248, 174],
  roofRear: [322, 169],
  glassRear: [344, 122],
  deck: [526, 116],
  belt: [116, 121],
  roofShare: 0.76,
  doors: [142, 236, 330],
  pillars: [238],
  rearPillar: 15,
  rear: 'bed',
  offroad: { cladding: true, rails: false, spareWheel: false },
}

/** Body type 12. */
export const VAN: BodyShape = {
  ...SUV,
  length: 530,
  width: 200,
  wheelbase: 330,
  frontOverhang: 94,
  wheelRadius: 35,
  sill: 27,
  nose: [14, 92],
  cowl: [84, 122],
  roofFront: [152, 204],
  roofTop: [240, 220],
  roofRear: [514, 218],
  glassRear: [524, 120],
  deck: [526, 114],
  belt: [112, 114],
  roofShare: 0.84,
  doors: [104, 202, 318],
  pillars: [],
  rearPillar: 6,
  glassEnd: 202,
  rear: 'doors',
  slidingDoor: true,
  offroad: { cladding: false, rails: false, spareWheel: false },
}
