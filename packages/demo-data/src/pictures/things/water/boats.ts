import type { ThingModel } from '../thing.ts'
import { airboat, paddleBoat } from './air-and-paddle-boats.ts'
import { cruiser, yacht } from './large-boats.ts'
import { inflatable, motorBoat } from './motor-boats.ts'

/** Boats; they float where there is water and stand on the ground elsewhere. */
export const BOAT = {
  variants: ['motor', 'cruiser', 'inflatable', 'yacht', 'air', 'paddle'],
  scenes: (variant) =>
    variant === 'cruiser' || variant === 'yacht' ? ['water'] : ['water', 'shore', 'water', 'dacha'],
  draught: 26,
  focus: (variant) => (variant === 'inflatable' ? [380, 60, 60] : [330, 110, 80]),
  build: (params) => {
    if (params.variant === 'cruiser') return cruiser(params)
    if (params.variant === 'inflatable') return inflatable(params)
    if (params.variant === 'yacht') return yacht(params)
    if (params.variant === 'air') return airboat(params)
    if (params.variant === 'paddle') return paddleBoat(params)
    return motorBoat(params)
  },
} as const satisfies ThingModel
