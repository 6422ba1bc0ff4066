import type { BodyShape } from '../body/body-shape.ts'
import { COUPE } from './low-bodies.ts'

/** Body type 9: four seats. */
export const CONVERTIBLE: BodyShape = {
  ...COUPE,
  roof: 'open',
  roofFront: [214, 128],
  roofTop: [222, 129],
  glassRear: [404, 98],
  belt: [90, 97],
  deck: [449, 98],
}

/** Body type 14: two seats behind a long bonnet. */
export const ROADSTER: BodyShape = {
  ...COUPE,
  roof: 'open',
  length: 402,
  width: 178,
  wheelbase: 242,
  frontOverhang: 84,
  wheelRadius: 33,
  nose: [18, 60],
  cowl: [154, 86],
  roofFront: [208, 119],
  roofTop: [214, 120],
  roofRear: [262, 118],
  glassRear: [312, 92],
  deck: [392, 92],
  belt: [85, 92],
  doors: [160, 272],
  pillars: [274],
}
