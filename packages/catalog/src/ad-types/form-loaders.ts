import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FormDefinition } from '../engine/definition.ts'

/** Loads the form of each ad type, a script chunk of its own in a browser; use {@link loadForm}. */
export const FORM_LOADERS: Record<AdType, () => Promise<FormDefinition>> = {
  auto: async () => (await import('./vehicles/auto.ts')).AUTO_FORM,
  truck: async () => (await import('./vehicles/truck.ts')).TRUCK_FORM,
  passenger: async () => (await import('./vehicles/passenger.ts')).PASSENGER_FORM,
  trailer: async () => (await import('./vehicles/trailer.ts')).TRAILER_FORM,
  special: async () => (await import('./vehicles/special.ts')).SPECIAL_FORM,
  special_industrial: async () =>
    (await import('./vehicles/special-industrial.ts')).SPECIAL_INDUSTRIAL_FORM,
  moto: async () => (await import('./moto/moto.ts')).MOTO_FORM,
  hydro: async () => (await import('./moto/hydro.ts')).HYDRO_FORM,
  snow: async () => (await import('./moto/snow.ts')).SNOW_FORM,
  electro: async () => (await import('./moto/electro.ts')).ELECTRO_FORM,
  water: async () => (await import('./moto/water.ts')).WATER_FORM,
  quad_bike: async () => (await import('./moto/quad-bike.ts')).QUAD_BIKE_FORM,
  moto_trailer: async () => (await import('./moto/moto-trailer.ts')).MOTO_TRAILER_FORM,
  services: async () => (await import('./services/services.ts')).SERVICES_FORM,
  auto_parts_car: async () => (await import('./parts/auto/auto-parts-car.ts')).AUTO_PARTS_CAR_FORM,
  auto_parts_truck: async () =>
    (await import('./parts/auto/auto-parts-truck.ts')).AUTO_PARTS_TRUCK_FORM,
  auto_parts_passenger: async () =>
    (await import('./parts/auto/auto-parts-passenger.ts')).AUTO_PARTS_PASSENGER_FORM,
  auto_parts_trailer: async () =>
    (await import('./parts/auto/auto-parts-trailer.ts')).AUTO_PARTS_TRAILER_FORM,
  auto_parts_special: async () =>
    (await import('./parts/auto/auto-parts-special.ts')).AUTO_PARTS_SPECIAL_FORM,
  auto_parts_special_industrial: async () =>
    (await import('./parts/auto/auto-parts-special-industrial.ts'))
      .AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM,
  auto_parts_tires: async () =>
    (await import('./wheels/auto-parts-tires.ts')).AUTO_PARTS_TIRES_FORM,
  auto_parts_discs: async () =>
    (await import('./wheels/auto-parts-discs.ts')).AUTO_PARTS_DISCS_FORM,
  auto_parts_wheels: async () =>
    (await import('./wheels/auto-parts-wheels.ts')).AUTO_PARTS_WHEELS_FORM,
  auto_parts_accessories: async () =>
    (await import('./parts/auto/auto-parts-accessories.ts')).AUTO_PARTS_ACCESSORIES_FORM,
  moto_parts_moto: async () =>
    (await import('./parts/moto/moto-parts-moto.ts')).MOTO_PARTS_MOTO_FORM,
  moto_parts_hydro: async () =>
    (await import('./parts/moto/moto-parts-hydro.ts')).MOTO_PARTS_HYDRO_FORM,
  moto_parts_snow: async () =>
    (await import('./parts/moto/moto-parts-snow.ts')).MOTO_PARTS_SNOW_FORM,
  moto_parts_electro: async () =>
    (await import('./parts/moto/moto-parts-electro.ts')).MOTO_PARTS_ELECTRO_FORM,
  moto_parts_quadro_bike: async () =>
    (await import('./parts/moto/moto-parts-quadro-bike.ts')).MOTO_PARTS_QUADRO_BIKE_FORM,
  moto_parts_trailer: async () =>
    (await import('./parts/moto/moto-parts-trailer.ts')).MOTO_PARTS_TRAILER_FORM,
  moto_parts_tires: async () =>
    (await import('./wheels/moto-parts-tires.ts')).MOTO_PARTS_TIRES_FORM,
  moto_parts_discs: async () =>
    (await import('./wheels/moto-parts-discs.ts')).MOTO_PARTS_DISCS_FORM,
  moto_parts_wheels: async () =>
    (await import('./wheels/moto-parts-wheels.ts')).MOTO_PARTS_WHEELS_FORM,
  moto_parts_accessories: async () =>
    (await import('./parts/moto/moto-parts-accessories.ts')).MOTO_PARTS_ACCESSORIES_FORM,
}
