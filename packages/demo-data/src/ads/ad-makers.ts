import type { CarDictionary } from '@trassa/catalog/dictionaries/car-data'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type CarChoice, carChoice } from './cars/car-choice.ts'
import { carFit } from './cars/car-fit.ts'
import { demoCar } from './cars/car-maker.ts'
import { carTree } from './cars/car-tree.ts'
import type { AdMaker } from './draft-ad.ts'
import { partKinds } from './parts/part-kinds.ts'
import { partMaker } from './parts/part-maker.ts'
import { serviceMaker } from './services/service-maker.ts'
import { FARM_MACHINES } from './vehicles/machines/farm-machines.ts'
import { INDUSTRIAL_MACHINES } from './vehicles/machines/industrial-machines.ts'
import { BOATS } from './vehicles/moto-and-water/boats.ts'
import { ELECTRIC_VEHICLES } from './vehicles/moto-and-water/electric-vehicles.ts'
import { JET_SKIS } from './vehicles/moto-and-water/jet-skis.ts'
import { MOTO_TRAILERS } from './vehicles/moto-and-water/moto-trailers.ts'
import { MOTORCYCLES } from './vehicles/moto-and-water/motorcycles.ts'
import { QUAD_BIKES } from './vehicles/moto-and-water/quad-bikes.ts'
import { SNOWMOBILES } from './vehicles/moto-and-water/snowmobiles.ts'
import type { VehicleKind } from './vehicles/offer.ts'
import { BUSES } from './vehicles/trucks-and-buses/buses.ts'
import { TRAILERS } from './vehicles/trucks-and-buses/trailers.ts'
import { TRUCKS } from './vehicles/trucks-and-buses/trucks.ts'
import { indexVehicles } from './vehicles/vehicle-index.ts'
import { vehicleMaker } from './vehicles/vehicle-maker.ts'
import { anyDiscs, anyWheels } from './wheels/disc-sets.ts'
import { motoDiscs, motoTyres, motoWheels } from './wheels/moto-wheel-sets.ts'
import { anyTyres } from './wheels/tyre-sets.ts'
import { wheelMaker } from './wheels/wheel-maker.ts'

const carMaker =
  (choice: CarChoice): AdMaker =>
  (seed, context) => {
    const { fields, price, description, photos, dealer } = demoCar(seed, choice, context)
    return { fields, price, description, pictures: photos, company: dealer ? 'cars' : null }
  }

/** The makers of all ad types, with the dictionaries that ship with the product. */
export function adMakers(cars: CarDictionary): Record<AdType, AdMaker> {
  const choice = carChoice(carTree(cars))
  const index = indexVehicles()
  const vehicle = (kind: VehicleKind) => vehicleMaker(kind, index)
  const parts = partKinds(index, carFit(choice))
  return {
    auto: carMaker(choice),
    truck: vehicle(TRUCKS),
    passenger: vehicle(BUSES),
    trailer: vehicle(TRAILERS),
    special: vehicle(FARM_MACHINES),
    special_industrial: vehicle(INDUSTRIAL_MACHINES),
    moto: vehicle(MOTORCYCLES),
    hydro: vehicle(JET_SKIS),
    snow: vehicle(SNOWMOBILES),
    electro: vehicle(ELECTRIC_VEHICLES),
    water: vehicle(BOATS),
    quad_bike: vehicle(QUAD_BIKES),
    moto_trailer: vehicle(MOTO_TRAILERS),
    services: serviceMaker,
    auto_parts_car: partMaker(parts.auto_parts_car),
    auto_parts_truck: partMaker(parts.auto_parts_truck),
    auto_parts_passenger: partMaker(parts.auto_parts_passenger),
    auto_parts_trailer: partMaker(parts.auto_parts_trailer),
    auto_parts_special: partMaker(parts.auto_parts_special),
    auto_parts_special_industrial: partMaker(parts.auto_parts_special_industrial),
    auto_parts_tires: wheelMaker('auto_parts_tires', anyTyres('auto_parts_tires', index)),
    auto_parts_discs: wheelMaker('auto_parts_discs', anyDiscs),
    auto_parts_wheels: wheelMaker('auto_parts_wheels', anyWheels('auto_parts_wheels', index)),
    auto_parts_accessories: partMaker(parts.auto_parts_accessories),
    moto_parts_moto: partMaker(parts.moto_parts_moto),
    moto_parts_hydro: partMaker(parts.moto_parts_hydro),
    moto_parts_snow: partMaker(parts.moto_parts_snow),
    moto_parts_electro: partMaker(parts.moto_parts_electro),
    moto_parts_quadro_bike: partMaker(parts.moto_parts_quadro_bike),
    moto_parts_trailer: partMaker(parts.moto_parts_trailer),
    moto_parts_tires: wheelMaker('moto_parts_tires', motoTyres('moto_parts_tires', index)),
    moto_parts_discs: wheelMaker('moto_parts_discs', motoDiscs),
    moto_parts_wheels: wheelMaker('moto_parts_wheels', motoWheels('moto_parts_wheels', index)),
    moto_parts_accessories: partMaker(parts.moto_parts_accessories),
  }
}
