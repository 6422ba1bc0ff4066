import type { PlaceName } from '../picture-scenes/places.ts'
import type { Build, ThingModel } from '../picture-things/thing.ts'
import { BODY_PARTS } from './body-parts.ts'
import { ENGINE_PARTS } from './engine-parts.ts'
import { RUNNING_PARTS } from './running-parts.ts'
import { SMALL_PARTS } from './small-parts.ts'
import { TURNING_PARTS } from './turning-parts.ts'

const PARTS: Record<string, Build> = {
  ...ENGINE_PARTS,
  ...BODY_PARTS,
  ...RUNNING_PARTS,
  ...TURNING_PARTS,
  ...SMALL_PARTS,
}

/** What does not fit on a table. */
const LARGE: readonly string[] = [
  'door',
  'bumper',
  'bonnet',
  'fender',
  'windscreen',
  'truckCab',
  'axleBeam',
  'bucket',
  'fifthWheel',
  'outboard',
  'engine',
  'trackLinks',
]

const LARGE_PLACES: readonly PlaceName[] = ['workshop', 'garages', 'workshop']

const SMALL_PLACES: readonly PlaceName[] = ['bench', 'bench', 'workshop']

/** Spare parts. */
export const PART = {
  variants: Object.keys(PARTS),
  places: (variant) => (LARGE.includes(variant) ? LARGE_PLACES : SMALL_PLACES),
  small: true,
  build: (kit) => PARTS[kit.variant]?.(kit) ?? [],
} satisfies ThingModel
