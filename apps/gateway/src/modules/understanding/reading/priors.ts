import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TypeFields } from '../fields/type-fields.ts'
import type { Query } from '../spans/unread.ts'
import { heardIn } from './clues.ts'

/** How likely a type is meant where words do not tell, as a part of a word's weight. */
export const PRIOR: Readonly<Partial<Record<AdType, number>>> = {
  auto: 1,
  truck: 0.6,
  special_industrial: 0.45,
  passenger: 0.45,
  moto: 0.45,
  special: 0.5,
  services: 0.4,
  auto_parts_tires: 0.4,
  trailer: 0.3,
  quad_bike: 0.2,
  snow: 0.2,
  water: 0.2,
  auto_parts_car: -1,
  auto_parts_truck: -1.2,
  auto_parts_passenger: -1.6,
  auto_parts_trailer: -1.6,
  auto_parts_special: -1.6,
  auto_parts_special_industrial: -1.6,
  auto_parts_accessories: -1.1,
  moto_parts_tires: -1.5,
  moto_parts_discs: -1.5,
  moto_parts_wheels: -1.6,
  moto_parts_moto: -1.5,
  moto_parts_hydro: -1.6,
  moto_parts_snow: -1.6,
  moto_parts_electro: -1.5,
  moto_parts_quadro_bike: -1.6,
  moto_parts_trailer: -3.5,
  moto_parts_accessories: -1.5,
}

/** Words for what is done, not sold. */
const OF_SERVICES =
  /(?<![а-я])(?:ремонт|замен|установк|установить|поставить|починить|перевезти|вспахать|вспашк|отремонтир|проверить|выкопать|копать|вырыть|отогреть|прикурить|вытащить|забрать|покрасить|помыть|аренд|прокат|услуг|(?<!(?:для|под) )(?:грузо)?перевоз|доставк|[эеи]вакуатор|заказать|вызов|вызвать|обслуживани|диагностик|мойк|покраск|настройк|регулировк|промывк|прошивк[аи](?![а-я])|прочистк|переборк|восстановлени|проточк|шлифовк|прокачк|пошив|изготовлени|переобу|шиномонтаж|оклейк|скупк|выкуп|вывоз|откачк|бурени|утилизаци|демонтаж|обучени|автошкол|чистк|химчистк|полировк|перетяжк|переоборудовани)/
const SERVED = 3
const SERVED_FIRST = 5
/** Who says what is broken wants it to be mended, or a new part, and no vehicle: "спринтер троит". */
const MENDED = 9
const BROKEN_PART = -5
const BROKEN_VEHICLE = -9
/** Who wants to hire a machine buys none: "jcb 3cx аренда". */
const HIRED = -4

/** What a query says of services, or of something broken, adds to a type. */
function ofService({ adType, isVehicle }: TypeFields, { plain, spans }: Said): number {
  const isOfBroken = spans.roles.fault !== 0
  if (adType !== 'services') {
    const hired = spans.roles.hire !== 0 ? HIRED : 0
    return hired + (!isOfBroken ? 0 : isVehicle ? BROKEN_VEHICLE : BROKEN_PART)
  }
  const place = plain.search(OF_SERVICES)
  return place === 0 ? SERVED_FIRST : place > 0 ? SERVED : isOfBroken ? MENDED : 0
}

type Said = Pick<Query, 'plain' | 'spans'>

export const priorOf = (fields: TypeFields, query: Said): number =>
  (PRIOR[fields.adType] ?? 0) + heardIn(query.plain, fields.adType) + ofService(fields, query)
