import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What a company of the demo deals in. */
export type Trade =
  | 'cars'
  | 'trucks'
  | 'buses'
  | 'farm'
  | 'machinery'
  | 'moto'
  | 'water'
  | 'parts'
  | 'motoParts'
  | 'tyres'
  | 'towing'
  | 'workshop'
  | 'transport'

/** The trade of the companies that sell an ad type; for services it depends on the kind of service. */
export const TRADES: Record<Exclude<AdType, 'services'>, Trade> = {
  auto: 'cars',
  truck: 'trucks',
  passenger: 'buses',
  trailer: 'trucks',
  special: 'farm',
  special_industrial: 'machinery',
  moto: 'moto',
  hydro: 'water',
  snow: 'moto',
  electro: 'moto',
  water: 'water',
  quad_bike: 'moto',
  moto_trailer: 'moto',
  auto_parts_car: 'parts',
  auto_parts_truck: 'parts',
  auto_parts_passenger: 'parts',
  auto_parts_trailer: 'parts',
  auto_parts_special: 'farm',
  auto_parts_special_industrial: 'machinery',
  auto_parts_tires: 'tyres',
  auto_parts_discs: 'tyres',
  auto_parts_wheels: 'tyres',
  auto_parts_accessories: 'parts',
  moto_parts_moto: 'motoParts',
  moto_parts_hydro: 'water',
  moto_parts_snow: 'motoParts',
  moto_parts_electro: 'motoParts',
  moto_parts_quadro_bike: 'motoParts',
  moto_parts_trailer: 'motoParts',
  moto_parts_tires: 'motoParts',
  moto_parts_discs: 'motoParts',
  moto_parts_wheels: 'motoParts',
  moto_parts_accessories: 'motoParts',
}

/** The companies of each trade but cars, whose dealers have generated names. */
export const NAMED_COMPANIES: Record<Exclude<Trade, 'cars'>, readonly string[]> = {
  trucks: [
    'ТракЦентр Урал',
    'СибТракТорг',
    'Тягач-Маркет',
    'Рейс-Трейд',
    'Грузовой двор',
    'КомТранс-Запад',
    'Газель-Центр',
    'Грузовики на Московском шоссе',
    'ЮгТрак',
    'Тракмоторс Поволжье',
  ],
  buses: ['Автобусный двор', 'Автобус-Маркет', 'Маршрут-Сервис', 'ВолгаБас', 'Пассажир-Авто'],
  farm: [
    'Трактор-Центр «Нива»',
    'Агротехника Черноземья',
    'Фермер-Маш',
    'Беларус-Дилер',
    'АгроСнаб Алтай',
    'Полевод',
    'Сельхозтехника Кубани',
  ],
  machinery: [
    'СпецТехДилер',
    'Дорожные машины',
    'Экскаватор-Сервис',
    'Стройтехника Сибири',
    'Дальневосток-Спецтехника',
    'Кран-Урал',
    'Тяжёлая техника',
    'Погрузчик-Центр',
  ],
  moto: [
    'Мотосалон «Вираж»',
    'Мототехника на Лесной',
    'Активный сезон',
    'Снегоход-Центр',
    'Мото-Юг',
  ],
  water: ['Лодочный причал', 'Катера «Штурвал»', 'Лодки Поволжья', 'Лодки и моторы Сибири'],
  parts: [
    'Авторазбор «Третий путь»',
    'ДетальТорг',
    'Запчасть-Центр',
    'Экипаж-Запчасть',
    'Деталь',
    'Разборка на Кольцевой',
    'Запчасть-Кама',
    'Авторазбор Приморья',
    'Волга-Деталь',
  ],
  motoParts: ['Мотоэкип', 'МотоДеталь', 'Мотозапчасть на Речной', 'Вело-Мото'],
  tyres: [
    'Шинный двор',
    'Колёса Сибири',
    'ШинТорг',
    'Шина-Маркет',
    'Диски и шины на Ленина',
    'Грузовые шины',
    'Колесо-Юг',
  ],
  towing: [
    'Эвакуатор-Экспресс',
    'Помощь на трассе',
    'Эвакуатор-Урал',
    'Эвакуатор-Сибирь',
    'Эвакуатор-Юг',
    'Казань-Эвакуатор',
  ],
  workshop: [
    'Автосервис на Заводской',
    'Моторист',
    'Техцентр «Развал»',
    'Детейлинг «Глянец»',
    'Автоэлектрик',
    'Сервис «Коробка»',
    'Шиномонтаж у моста',
  ],
  transport: [
    'КранАренда',
    'Перевозчик',
    'Спецтехника в аренду',
    'Газель-Переезд',
    'Самосвалы и песок',
  ],
}

/** The cities, by their slugs, of companies whose name tells where they are. */
export const HOMES_OF_COMPANIES: Readonly<Partial<Record<string, string>>> = {
  'Автоцентр «Волга»': 'samara',
  'ТракЦентр Урал': 'ekaterinburg',
  СибТракТорг: 'novosibirsk',
  'Агротехника Черноземья': 'voronezh',
  'Беларус-Дилер': 'smolensk',
  'Трактор-Центр «Нива»': 'krasnodar',
  'Стройтехника Сибири': 'krasnoyarsk',
  'Дальневосток-Спецтехника': 'khabarovsk',
  'Авторазбор Приморья': 'vladivostok',
  'Запчасть-Кама': 'naberezhnye-chelny',
  'Волга-Деталь': 'tolyatti',
  'Кран-Урал': 'chelyabinsk',
  'АгроСнаб Алтай': 'barnaul',
  'Сельхозтехника Кубани': 'krasnodar',
  'Тракмоторс Поволжье': 'samara',
  ЮгТрак: 'rostov-na-donu',
  'Колесо-Юг': 'rostov-na-donu',
  'Мото-Юг': 'krasnodar',
  'Эвакуатор-Урал': 'ekaterinburg',
  'Эвакуатор-Сибирь': 'novosibirsk',
  'Эвакуатор-Юг': 'krasnodar',
  'Казань-Эвакуатор': 'kazan',
  'Лодки и моторы Сибири': 'irkutsk',
  ВолгаБас: 'nizhniy-novgorod',
  'Лодки Поволжья': 'kazan',
  'Катера «Штурвал»': 'sankt-peterburg',
  'Колёса Сибири': 'novosibirsk',
}
