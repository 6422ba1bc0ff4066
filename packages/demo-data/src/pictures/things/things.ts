import { ACCESSORY } from './accessories/accessories.ts'
import { COMBINE } from './machines/farm/combines.ts'
import { IMPLEMENT } from './machines/farm/implements.ts'
import { TRACTOR } from './machines/farm/tractors.ts'
import { BACKHOE } from './machines/industrial/backhoes.ts'
import { BULLDOZER } from './machines/industrial/bulldozers.ts'
import { CRANE } from './machines/industrial/cranes.ts'
import { EXCAVATOR } from './machines/industrial/excavators.ts'
import { FORKLIFT } from './machines/industrial/forklifts.ts'
import { GRADER } from './machines/industrial/graders.ts'
import { LOADER } from './machines/industrial/loaders.ts'
import { MUNICIPAL } from './machines/industrial/municipal.ts'
import { ROLLER } from './machines/industrial/rollers.ts'
import { ELECTRO } from './moto/electro.ts'
import { MOTORCYCLE } from './moto/motorcycles.ts'
import { QUAD_BIKE } from './moto/quad-bikes.ts'
import { SCOOTER } from './moto/scooters.ts'
import { SNOWMOBILE } from './moto/snowmobiles.ts'
import { PART } from './parts/parts.ts'
import { SERVICE } from './services/services.ts'
import type { ThingModel } from './thing.ts'
import { BUS } from './vehicles/buses.ts'
import { MOTO_TRAILER, TRAILER } from './vehicles/trailers.ts'
import { TRUCK } from './vehicles/trucks.ts'
import { BOAT } from './water/boats.ts'
import { JET_SKI } from './water/jet-skis.ts'
import { DISC, WHEEL } from './wheels/discs.ts'
import { TYRE } from './wheels/tyres.ts'

/** Everything that is drawn from solids, by its name. */
export const THINGS = {
  truck: TRUCK,
  bus: BUS,
  trailer: TRAILER,
  tractor: TRACTOR,
  combine: COMBINE,
  implement: IMPLEMENT,
  excavator: EXCAVATOR,
  backhoe: BACKHOE,
  loader: LOADER,
  bulldozer: BULLDOZER,
  crane: CRANE,
  grader: GRADER,
  roller: ROLLER,
  forklift: FORKLIFT,
  municipal: MUNICIPAL,
  motorcycle: MOTORCYCLE,
  scooter: SCOOTER,
  electro: ELECTRO,
  snowmobile: SNOWMOBILE,
  quadBike: QUAD_BIKE,
  jetSki: JET_SKI,
  boat: BOAT,
  motoTrailer: MOTO_TRAILER,
  tyre: TYRE,
  disc: DISC,
  wheel: WHEEL,
  part: PART,
  accessory: ACCESSORY,
  service: SERVICE,
} as const satisfies Record<string, ThingModel>

/** The name of something that can be drawn. */
export type Thing = keyof typeof THINGS
