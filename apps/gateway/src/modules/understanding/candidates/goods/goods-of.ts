import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The types of the parts and goods for vehicles of a type: "кофр на квадроцикл". */
export const GOODS_OF: Readonly<Partial<Record<AdType, readonly AdType[]>>> = {
  truck: ['auto_parts_truck'],
  passenger: ['auto_parts_passenger'],
  trailer: ['auto_parts_trailer', 'moto_parts_trailer'],
  special: ['auto_parts_special'],
  special_industrial: ['auto_parts_special_industrial'],
  moto: [
    'moto_parts_moto',
    'moto_parts_tires',
    'moto_parts_discs',
    'moto_parts_wheels',
    'moto_parts_accessories',
  ],
  quad_bike: [
    'moto_parts_quadro_bike',
    'moto_parts_tires',
    'moto_parts_discs',
    'moto_parts_wheels',
    'moto_parts_accessories',
  ],
  snow: ['moto_parts_snow', 'moto_parts_accessories'],
  hydro: ['moto_parts_hydro', 'moto_parts_accessories'],
  water: ['moto_parts_hydro'],
  electro: ['moto_parts_electro'],
  moto_trailer: ['moto_parts_trailer'],
}

/** For each type of goods, those of the vehicles that they are for. */
export const VEHICLES_OF: ReadonlyMap<AdType, readonly AdType[]> = new Map(
  [
    ...Map.groupBy(
      (Object.entries(GOODS_OF) as [AdType, readonly AdType[]][]).flatMap(([vehicle, goods]) =>
        goods.map((one) => ({ one, vehicle })),
      ),
      ({ one }) => one,
    ),
  ].map(([goods, pairs]): [AdType, AdType[]] => [goods, pairs.map(({ vehicle }) => vehicle)]),
)
