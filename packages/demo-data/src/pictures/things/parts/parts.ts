import type { ThingSceneName } from '../../scenes/thing-scenes.ts'
import type { Build, ThingModel } from '../thing.ts'
import { BODY_PARTS } from './body-parts.ts'
import { ENGINE_PARTS } from './engine/engine-parts.ts'
import { ROTATING_PARTS } from './rotating-parts.ts'
import { RUNNING_GEAR } from './running-gear.ts'
import { SMALL_PARTS } from './small-parts.ts'

const PARTS: Record<string, Build> = {
  ...ENGINE_PARTS,
  ...BODY_PARTS,
  ...RUNNING_GEAR,
  ...ROTATING_PARTS,
  ...SMALL_PARTS,
}

/** Parts that are too large for a table. */
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

const LARGE_SCENES: readonly ThingSceneName[] = ['workshop', 'garages', 'workshop']

const SMALL_SCENES: readonly ThingSceneName[] = ['bench', 'bench', 'workshop']

/** Spare parts. */
export const PART = {
  variants: Object.keys(PARTS),
  scenes: (variant) => (LARGE.includes(variant) ? LARGE_SCENES : SMALL_SCENES),
  small: true,
  build: (params) => PARTS[params.variant]?.(params) ?? [],
} satisfies ThingModel
