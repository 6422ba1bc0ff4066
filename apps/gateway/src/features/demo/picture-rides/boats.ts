import type { ThingModel } from '../picture-things/thing.ts'
import { cruiser, yacht } from './large-boats.ts'
import { inflatable, motorBoat } from './motor-boats.ts'

/** Boats; they float where there is water and stand on the ground elsewhere. */
export const BOAT = {
  variants: ['motor', 'cruiser', 'inflatable', 'yacht'],
  places: (variant) =>
    variant === 'cruiser' || variant === 'yacht' ? ['water'] : ['water', 'shore', 'water', 'dacha'],
  draught: 26,
  focus: (variant) => (variant === 'inflatable' ? [380, 60, 60] : [330, 110, 80]),
  build: (kit) => {
    if (kit.variant === 'cruiser') return cruiser(kit)
    if (kit.variant === 'inflatable') return inflatable(kit)
    if (kit.variant === 'yacht') return yacht(kit)
    return motorBoat(kit)
  },
} as const satisfies ThingModel
