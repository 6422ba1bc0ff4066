import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FormDefinition } from '../engine/definition.ts'
import { ELECTRO_FORM } from './moto/electro.ts'
import { HYDRO_FORM } from './moto/hydro.ts'
import { MOTO_FORM } from './moto/moto.ts'
import { MOTO_TRAILER_FORM } from './moto/moto-trailer.ts'
import { QUAD_BIKE_FORM } from './moto/quad-bike.ts'
import { SNOW_FORM } from './moto/snow.ts'
import { WATER_FORM } from './moto/water.ts'
import { AUTO_PARTS_ACCESSORIES_FORM } from './parts/auto/auto-parts-accessories.ts'
import { AUTO_PARTS_CAR_FORM } from './parts/auto/auto-parts-car.ts'
import { AUTO_PARTS_PASSENGER_FORM } from './parts/auto/auto-parts-passenger.ts'
import { AUTO_PARTS_SPECIAL_FORM } from './parts/auto/auto-parts-special.ts'
import { AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM } from './parts/auto/auto-parts-special-industrial.ts'
import { AUTO_PARTS_TRAILER_FORM } from './parts/auto/auto-parts-trailer.ts'
import { AUTO_PARTS_TRUCK_FORM } from './parts/auto/auto-parts-truck.ts'
import { MOTO_PARTS_ACCESSORIES_FORM } from './parts/moto/moto-parts-accessories.ts'
import { MOTO_PARTS_ELECTRO_FORM } from './parts/moto/moto-parts-electro.ts'
import { MOTO_PARTS_HYDRO_FORM } from './parts/moto/moto-parts-hydro.ts'
import { MOTO_PARTS_MOTO_FORM } from './parts/moto/moto-parts-moto.ts'
import { MOTO_PARTS_QUADRO_BIKE_FORM } from './parts/moto/moto-parts-quadro-bike.ts'
import { MOTO_PARTS_SNOW_FORM } from './parts/moto/moto-parts-snow.ts'
import { MOTO_PARTS_TRAILER_FORM } from './parts/moto/moto-parts-trailer.ts'
import { SERVICES_FORM } from './services/services.ts'
import { AUTO_FORM } from './vehicles/auto.ts'
import { PASSENGER_FORM } from './vehicles/passenger.ts'
import { SPECIAL_FORM } from './vehicles/special.ts'
import { SPECIAL_INDUSTRIAL_FORM } from './vehicles/special-industrial.ts'
import { TRAILER_FORM } from './vehicles/trailer.ts'
import { TRUCK_FORM } from './vehicles/truck.ts'
import { AUTO_PARTS_DISCS_FORM } from './wheels/auto-parts-discs.ts'
import { AUTO_PARTS_TIRES_FORM } from './wheels/auto-parts-tires.ts'
import { AUTO_PARTS_WHEELS_FORM } from './wheels/auto-parts-wheels.ts'
import { MOTO_PARTS_DISCS_FORM } from './wheels/moto-parts-discs.ts'
import { MOTO_PARTS_TIRES_FORM } from './wheels/moto-parts-tires.ts'
import { MOTO_PARTS_WHEELS_FORM } from './wheels/moto-parts-wheels.ts'

const FORMS: Record<AdType, FormDefinition> = {
  auto: AUTO_FORM,
  truck: TRUCK_FORM,
  passenger: PASSENGER_FORM,
  trailer: TRAILER_FORM,
  special: SPECIAL_FORM,
  special_industrial: SPECIAL_INDUSTRIAL_FORM,
  moto: MOTO_FORM,
  hydro: HYDRO_FORM,
  snow: SNOW_FORM,
  electro: ELECTRO_FORM,
  water: WATER_FORM,
  quad_bike: QUAD_BIKE_FORM,
  moto_trailer: MOTO_TRAILER_FORM,
  services: SERVICES_FORM,
  auto_parts_car: AUTO_PARTS_CAR_FORM,
  auto_parts_truck: AUTO_PARTS_TRUCK_FORM,
  auto_parts_passenger: AUTO_PARTS_PASSENGER_FORM,
  auto_parts_trailer: AUTO_PARTS_TRAILER_FORM,
  auto_parts_special: AUTO_PARTS_SPECIAL_FORM,
  auto_parts_special_industrial: AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM,
  auto_parts_tires: AUTO_PARTS_TIRES_FORM,
  auto_parts_discs: AUTO_PARTS_DISCS_FORM,
  auto_parts_wheels: AUTO_PARTS_WHEELS_FORM,
  auto_parts_accessories: AUTO_PARTS_ACCESSORIES_FORM,
  moto_parts_moto: MOTO_PARTS_MOTO_FORM,
  moto_parts_hydro: MOTO_PARTS_HYDRO_FORM,
  moto_parts_snow: MOTO_PARTS_SNOW_FORM,
  moto_parts_electro: MOTO_PARTS_ELECTRO_FORM,
  moto_parts_quadro_bike: MOTO_PARTS_QUADRO_BIKE_FORM,
  moto_parts_trailer: MOTO_PARTS_TRAILER_FORM,
  moto_parts_tires: MOTO_PARTS_TIRES_FORM,
  moto_parts_discs: MOTO_PARTS_DISCS_FORM,
  moto_parts_wheels: MOTO_PARTS_WHEELS_FORM,
  moto_parts_accessories: MOTO_PARTS_ACCESSORIES_FORM,
}

/** The form of an ad type, from a table of all forms; browsers use `loadForm` instead. */
export const formOf = (adType: AdType): FormDefinition => FORMS[adType]
