import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { createRandom } from '../../random.ts'

/** The number of ads of each type among five hundred: at least 15 among the default two thousand. */
const SHARES: Record<AdType, number> = {
  auto: 188,
  truck: 26,
  passenger: 12,
  trailer: 13,
  special: 23,
  special_industrial: 24,
  moto: 18,
  hydro: 4,
  snow: 7,
  electro: 6,
  water: 10,
  quad_bike: 8,
  moto_trailer: 4,
  services: 28,
  auto_parts_car: 20,
  auto_parts_truck: 12,
  auto_parts_passenger: 4,
  auto_parts_trailer: 4,
  auto_parts_special: 9,
  auto_parts_special_industrial: 5,
  auto_parts_tires: 13,
  auto_parts_discs: 5,
  auto_parts_wheels: 5,
  auto_parts_accessories: 7,
  moto_parts_moto: 5,
  moto_parts_hydro: 7,
  moto_parts_snow: 4,
  moto_parts_electro: 4,
  moto_parts_quadro_bike: 4,
  moto_parts_trailer: 4,
  moto_parts_tires: 4,
  moto_parts_discs: 4,
  moto_parts_wheels: 4,
  moto_parts_accessories: 5,
}

/** Five hundred ad types in their shares, shuffled; the sequence repeats for larger numbers. */
export const adTypeSequence = (): AdType[] =>
  createRandom('types').shuffle(AD_TYPES.flatMap((adType) => Array(SHARES[adType]).fill(adType)))
