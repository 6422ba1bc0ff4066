import { alternator, battery, radiator, starter, turbo } from './engine-aids.ts'
import { clutch, exhaust, filters } from './engine-supplies.ts'
import { engine, gearbox, hubMotor, motoEngine, pistons } from './engines.ts'

/** Parts of engines and drives. */
export const ENGINE_PARTS = {
  engine,
  gearbox,
  turbo,
  alternator,
  radiator,
  starter,
  clutch,
  filters,
  exhaust,
  pistons,
  battery,
  motoEngine,
  hubMotor,
} as const
