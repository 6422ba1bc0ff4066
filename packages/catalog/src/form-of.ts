import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FormDefinition } from './form-definition.ts'
import { AUTO_FORM } from './forms/auto.ts'
import { AUTO_PARTS_ACCESSORIES_FORM } from './forms/auto-parts-accessories.ts'
import { AUTO_PARTS_CAR_FORM } from './forms/auto-parts-car.ts'
import { AUTO_PARTS_DISCS_FORM } from './forms/auto-parts-discs.ts'
import { AUTO_PARTS_PASSENGER_FORM } from './forms/auto-parts-passenger.ts'
import { AUTO_PARTS_SPECIAL_FORM } from './forms/auto-parts-special.ts'
import { AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM } from './forms/auto-parts-special-industrial.ts'
import { AUTO_PARTS_TIRES_FORM } from './forms/auto-parts-tires.ts'
import { AUTO_PARTS_TRAILER_FORM } from './forms/auto-parts-trailer.ts'
import { AUTO_PARTS_TRUCK_FORM } from './forms/auto-parts-truck.ts'
import { AUTO_PARTS_WHEELS_FORM } from './forms/auto-parts-wheels.ts'
import { ELECTRO_FORM } from './forms/electro.ts'
import { HYDRO_FORM } from './forms/hydro.ts'
import { MOTO_FORM } from './forms/moto.ts'
import { MOTO_PARTS_ACCESSORIES_FORM } from './forms/moto-parts-accessories.ts'
import { MOTO_PARTS_DISCS_FORM } from './forms/moto-parts-discs.ts'
import { MOTO_PARTS_ELECTRO_FORM } from './forms/moto-parts-electro.ts'
import { MOTO_PARTS_HYDRO_FORM } from './forms/moto-parts-hydro.ts'
import { MOTO_PARTS_MOTO_FORM } from './forms/moto-parts-moto.ts'
import { MOTO_PARTS_QUADRO_BIKE_FORM } from './forms/moto-parts-quadro-bike.ts'
import { MOTO_PARTS_SNOW_FORM } from './forms/moto-parts-snow.ts'
import { MOTO_PARTS_TIRES_FORM } from './forms/moto-parts-tires.ts'
import { MOTO_PARTS_TRAILER_FORM } from './forms/moto-parts-trailer.ts'
import { MOTO_PARTS_WHEELS_FORM } from './forms/moto-parts-wheels.ts'
import { MOTO_TRAILER_FORM } from './forms/moto-trailer.ts'
import { PASSENGER_FORM } from './forms/passenger.ts'
import { QUAD_BIKE_FORM } from './forms/quad-bike.ts'
import { SERVICES_FORM } from './forms/services.ts'
import { SNOW_FORM } from './forms/snow.ts'
import { SPECIAL_FORM } from './forms/special.ts'
import { SPECIAL_INDUSTRIAL_FORM } from './forms/special-industrial.ts'
import { TRAILER_FORM } from './forms/trailer.ts'
import { TRUCK_FORM } from './forms/truck.ts'
import { WATER_FORM } from './forms/water.ts'

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

/** The form of an ad type. Browsers load one at a time instead (`loadForm`). */
export const formOf = (adType: AdType): FormDefinition => FORMS[adType]
