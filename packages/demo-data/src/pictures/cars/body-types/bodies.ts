import type { BodyShape } from '../body/body-shape.ts'
import { COUPE, ESTATE, HATCHBACK, HATCHBACK_3, LIFTBACK, LIMOUSINE, SEDAN } from './low-bodies.ts'
import { CONVERTIBLE, ROADSTER } from './open-bodies.ts'
import { MINIVAN, SUV, SUV_3 } from './tall-bodies.ts'
import { PICKUP, VAN } from './work-bodies.ts'

/** Bodies of cars by the catalogue's body type; a new vehicle is a shape here. */
export const BODIES: ReadonlyMap<number, BodyShape> = new Map([
  [1, SEDAN],
  [2, HATCHBACK],
  [3, HATCHBACK_3],
  [4, LIFTBACK],
  [5, ESTATE],
  [6, SUV],
  [7, SUV_3],
  [8, COUPE],
  [9, CONVERTIBLE],
  [10, MINIVAN],
  [11, PICKUP],
  [12, VAN],
  [13, LIMOUSINE],
  [14, ROADSTER],
])
