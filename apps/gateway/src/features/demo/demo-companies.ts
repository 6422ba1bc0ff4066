import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What a company of the demo deals in. */
export type Trade =
  | 'cars'
  | 'trucks'
  | 'machinery'
  | 'moto'
  | 'water'
  | 'parts'
  | 'tyres'
  | 'services'

export const TRADES: Record<AdType, Trade> = {
  auto: 'cars',
  truck: 'trucks',
  passenger: 'trucks',
  trailer: 'trucks',
  special: 'machinery',
  special_industrial: 'machinery',
  moto: 'moto',
  hydro: 'water',
  snow: 'moto',
  electro: 'moto',
  water: 'water',
  quad_bike: 'moto',
  moto_trailer: 'moto',
  services: 'services',
  auto_parts_car: 'parts',
  auto_parts_truck: 'parts',
  auto_parts_passenger: 'parts',
  auto_parts_trailer: 'parts',
  auto_parts_special: 'parts',
  auto_parts_special_industrial: 'parts',
  auto_parts_tires: 'tyres',
  auto_parts_discs: 'tyres',
  auto_parts_wheels: 'tyres',
  auto_parts_accessories: 'parts',
  moto_parts_moto: 'moto',
  moto_parts_hydro: 'water',
  moto_parts_snow: 'moto',
  moto_parts_electro: 'moto',
  moto_parts_quadro_bike: 'moto',
  moto_parts_trailer: 'moto',
  moto_parts_tires: 'tyres',
  moto_parts_discs: 'tyres',
  moto_parts_wheels: 'tyres',
  moto_parts_accessories: 'moto',
}

/** Companies that deal in anything but cars; the nameless others sell cars. */
export const NAMED_COMPANIES: Record<Exclude<Trade, 'cars'>, readonly string[]> = {
  trucks: [
    'ТракЦентр Урал',
    'СибТракТорг',
    'Тягач-Маркет',
    'Полуприцепы Поволжья',
    'Автобусный двор',
    'Коммерческий транспорт Юг',
  ],
  machinery: [
    'Трактор-Центр «Нива»',
    'Агротехника Черноземья',
    'СпецТехДилер',
    'Дорожные машины',
    'Экскаватор-Сервис',
    'Фермер-Маш',
  ],
  moto: ['Мотосалон «Вираж»', 'Снегоход-Центр', 'Квадро-Тайга', 'Электроколесо'],
  water: ['Лодочный причал', 'Катера и яхты «Штурвал»', 'Лодки Поволжья'],
  parts: [
    'Авторазбор «Третий путь»',
    'ГрузДеталь',
    'Запчасти МТЗ и ЮМЗ',
    'ДизельСклад',
    'Экипаж-Запчасть',
    'Контрактные моторы',
  ],
  tyres: ['Шинный двор', 'Колёса Сибири', 'ШинТорг', 'Мастерская дисков', 'Грузовая шина'],
  services: [
    'Эвакуатор-Экспресс',
    'Автосервис на Заводской',
    'КранАренда',
    'Шиномонтаж у трассы',
    'Детейлинг-клуб «Глянец»',
    'Перевозчик',
    'Моторист',
  ],
}
