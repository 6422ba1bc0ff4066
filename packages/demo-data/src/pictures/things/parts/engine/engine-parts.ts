import { clutch, exhaust, filters } from './clutch-filters-exhaust.ts'
import { alternator, battery, radiator, starter, turbo } from './engine-attachments.ts'
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
