import { BACKHOE } from '../picture-machines/backhoes.ts'
import { BULLDOZER } from '../picture-machines/bulldozers.ts'
import { COMBINE } from '../picture-machines/combines.ts'
import { CRANE } from '../picture-machines/cranes.ts'
import { EXCAVATOR } from '../picture-machines/excavators.ts'
import { FORKLIFT } from '../picture-machines/forklifts.ts'
import { GRADER } from '../picture-machines/graders.ts'
import { IMPLEMENT } from '../picture-machines/implements.ts'
import { LOADER } from '../picture-machines/loaders.ts'
import { MUNICIPAL } from '../picture-machines/municipal.ts'
import { ROLLER } from '../picture-machines/rollers.ts'
import { TRACTOR } from '../picture-machines/tractors.ts'
import { ACCESSORY } from '../picture-parts/accessories.ts'
import { DISC, WHEEL } from '../picture-parts/discs.ts'
import { PART } from '../picture-parts/parts.ts'
import { TYRE } from '../picture-parts/tyres.ts'
import { BOAT } from '../picture-rides/boats.ts'
import { ELECTRO } from '../picture-rides/electro.ts'
import { JET_SKI } from '../picture-rides/jet-skis.ts'
import { MOTORCYCLE } from '../picture-rides/motorcycles.ts'
import { QUAD_BIKE } from '../picture-rides/quad-bikes.ts'
import { SCOOTER } from '../picture-rides/scooters.ts'
import { SNOWMOBILE } from '../picture-rides/snowmobiles.ts'
import { BUS } from '../picture-vehicles/buses.ts'
import { SERVICE } from '../picture-vehicles/services.ts'
import { MOTO_TRAILER, TRAILER } from '../picture-vehicles/trailers.ts'
import { TRUCK } from '../picture-vehicles/trucks.ts'
import type { ThingModel } from './thing.ts'

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
