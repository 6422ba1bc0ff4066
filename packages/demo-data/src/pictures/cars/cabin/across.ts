import { type Point3, steps } from '../../engine/geometry.ts'

/** The same point of the far side. */
export const far = ([x, y, z]: Point3): Point3 => [x, y, -z]

/** An arc across the vehicle from the near to the far side, its middle moved by `dx` and `dy`. */
export const across = (x: number, y: number, half: number, dx: number, dy: number) =>
  steps(1, -1, 8).map((u): Point3 => [x + dx * (1 - u * u), y + dy * (1 - u * u), u * half])
