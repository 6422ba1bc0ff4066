import { BOAT } from './boats.ts'
import { BUS } from './buses.ts'
import { BACKHOE, BULLDOZER, EXCAVATOR, LOADER } from './diggers.ts'
import { ELECTRO, SCOOTER } from './electro.ts'
import { COMBINE, IMPLEMENT } from './farm.ts'
import { JET_SKI } from './jet-skis.ts'
import { MOTORCYCLE } from './motorcycles.ts'
import { PART } from './parts.ts'
import { QUAD_BIKE } from './quad-bikes.ts'
import { CRANE, FORKLIFT, GRADER, MUNICIPAL, ROLLER } from './road-machines.ts'
import { SNOWMOBILE } from './snowmobiles.ts'
import type { ThingModel } from './thing.ts'
import { MOTO_TRAILER, TRAILER } from './trailers.ts'
import { TRACTOR } from './tractors.ts'
import { TRUCK } from './trucks.ts'
import { DISC, TYRE, WHEEL } from './tyres.ts'

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
} as const satisfies Record<string, ThingModel>

export type Thing = keyof typeof THINGS
