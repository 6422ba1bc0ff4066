import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The thing that an ad offers, in the cases that sentences to its owner need. */
export interface ThingName {
  genitive: string
  accusative: string
}

/** The shortest noun for the thing of each ad type; `ACCUSATIVE_CASE` has the full ones. */
export const THING_NAMES: Record<AdType, ThingName> = {
  auto: { genitive: 'автомобиля', accusative: 'автомобиль' },
  truck: { genitive: 'грузовика', accusative: 'грузовик' },
  passenger: { genitive: 'автобуса', accusative: 'автобус' },
  trailer: { genitive: 'прицепа', accusative: 'прицеп' },
  special: { genitive: 'машины', accusative: 'машину' },
  special_industrial: { genitive: 'машины', accusative: 'машину' },
  moto: { genitive: 'мотоцикла', accusative: 'мотоцикл' },
  hydro: { genitive: 'гидроцикла', accusative: 'гидроцикл' },
  snow: { genitive: 'снегохода', accusative: 'снегоход' },
  electro: { genitive: 'электротранспорта', accusative: 'электротранспорт' },
  water: { genitive: 'судна', accusative: 'судно' },
  quad_bike: { genitive: 'квадроцикла', accusative: 'квадроцикл' },
  moto_trailer: { genitive: 'прицепа', accusative: 'прицеп' },
  auto_parts_car: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_truck: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_passenger: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_trailer: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_special: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_special_industrial: { genitive: 'запчасти', accusative: 'запчасть' },
  auto_parts_tires: { genitive: 'шин', accusative: 'шины' },
  auto_parts_discs: { genitive: 'дисков', accusative: 'диски' },
  auto_parts_wheels: { genitive: 'колёс', accusative: 'колёса' },
  auto_parts_accessories: { genitive: 'товара', accusative: 'товар' },
  moto_parts_moto: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_hydro: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_snow: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_electro: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_quadro_bike: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_trailer: { genitive: 'запчасти', accusative: 'запчасть' },
  moto_parts_tires: { genitive: 'шин', accusative: 'шины' },
  moto_parts_discs: { genitive: 'дисков', accusative: 'диски' },
  moto_parts_wheels: { genitive: 'колёс', accusative: 'колёса' },
  moto_parts_accessories: { genitive: 'товара', accusative: 'товар' },
  services: { genitive: 'работы', accusative: 'работу' },
}

/** Where the type is not known, or ads of several types are meant. */
export const ANY_THING: ThingName = { genitive: 'товара', accusative: 'товар' }
