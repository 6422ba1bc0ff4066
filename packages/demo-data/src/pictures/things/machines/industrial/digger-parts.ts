import type { Solid } from '../../../engine/solids/solid.ts'
import type { BuildParams } from '../../thing.ts'
import { bucket, YELLOW } from '../machine-parts.ts'

/** What is not painted on a machine. */
export const DARK = '#2b2e33'

/** Machines are yellow more often than not. */
export const coat = ({ paint, random }: BuildParams) => (random.chance(0.55) ? YELLOW : paint)

/** A loader's bucket that lies on the ground in front of it. */
export const scoop = (x: number, half: number, colour: string, size = 1, lift = 0): Solid[] =>
  bucket(
    [
      [x, 4 + lift, 2],
      [x + 84 * size, 8 + lift, 10],
      [x + 92 * size, 60 * size + lift, 16],
      [x + 60 * size, 94 * size + lift, 6],
      [x + 50 * size, 90 * size + lift],
      [x + 62 * size, 30 * size + lift, 12],
    ],
    half,
    colour,
  )
