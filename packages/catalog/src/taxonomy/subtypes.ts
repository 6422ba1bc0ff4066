import type { AdType } from '@trassa/contracts/enumerations/ads'
import { MAIN_TYPES, type MainType, type MainTypeId } from './main-types.ts'

/** spec §3: Subtype. */
export interface Subtype {
  /** Unique: main type and subtype. */
  id: string
  name: string
  /** Short name where the main type is shown already: the main page's tabs. */
  mainPagePickerName: string
  prodId: number
  type: MainTypeId
  typeName: string
  /** Path of its list. */
  category: string
  adType: AdType
  /** Accusative: «Разместить …». */
  accusativeCase: string
  /** Not shown in pickers. */
  hide?: true
  /** Shown in pickers but not selectable. */
  disabled?: true
}

type Row = readonly [
  prodId: number,
  id: string,
  adType: AdType,
  name: string,
  mainPagePickerName: string,
  accusativeCase: string,
]

const ROWS: Record<MainTypeId, readonly Row[]> = {
  auto: [
    [1, 'car', 'auto', 'Легковые автомобили', 'Легковые', 'легковой автомобиль'],
    [9, 'truck', 'truck', 'Грузовики', 'Грузовики', 'грузовик'],
    [11, 'passenger', 'passenger', 'Автобусы', 'Автобусы', 'автобус'],
    [14, 'trailer', 'trailer', 'Прицепы', 'Прицепы', 'прицеп'],
    [12, 'special', 'special', 'Сельхозтехника', 'Сельхозтехника', 'сельхозтехнику'],
    [13, 'specialIndustrial', 'special_industrial', 'Спецтехника', 'Спецтехника', 'спецтехнику'],
  ],
  moto: [
    [8, 'moto', 'moto', 'Мотоциклы', 'Мотоциклы', 'мотоцикл'],
    [5, 'hydro', 'hydro', 'Гидроциклы', 'Гидроциклы', 'гидроцикл'],
    [4, 'snow', 'snow', 'Снегоходы', 'Снегоходы', 'снегоход'],
    [17, 'electro', 'electro', 'Электротранспорт', 'Электро', 'электротранспорт'],
    [18, 'water', 'water', 'Водный транспорт', 'Водный транспорт', 'водный транспорт'],
    [16, 'quadBike', 'quad_bike', 'Квадроциклы', 'Квадроциклы', 'квадроцикл'],
    [
      6,
      'motoTrailer',
      'moto_trailer',
      'Прицепы для мототехники',
      'Мотоприцепы',
      'прицеп для мототехники',
    ],
  ],
  car_parts: [
    [
      26,
      'car',
      'auto_parts_car',
      'Запчасти для легковых',
      'Для легковых',
      'запчасть для легкового автомобиля',
    ],
    [
      27,
      'truck',
      'auto_parts_truck',
      'Запчасти для грузовиков',
      'Для грузовиков',
      'запчасть для грузовика',
    ],
    [
      28,
      'passenger',
      'auto_parts_passenger',
      'Запчасти для автобусов',
      'Для автобусов',
      'запчасть для автобуса',
    ],
    [
      29,
      'trailer',
      'auto_parts_trailer',
      'Запчасти для прицепов',
      'Для прицепов',
      'запчасть для прицепа',
    ],
    [
      30,
      'special',
      'auto_parts_special',
      'Запчасти для сельхозтехники',
      'Для сельхозтехники',
      'запчасть для сельхозтехники',
    ],
    [
      31,
      'specialIndustrial',
      'auto_parts_special_industrial',
      'Запчасти для спецтехники',
      'Для спецтехники',
      'запчасть для спецтехники',
    ],
    [20, 'tires', 'auto_parts_tires', 'Шины', 'Шины', 'шины'],
    [22, 'discs', 'auto_parts_discs', 'Диски', 'Диски', 'диски'],
    [23, 'wheels', 'auto_parts_wheels', 'Колёса в сборе', 'Колёса', 'колёса'],
    [
      25,
      'accessories',
      'auto_parts_accessories',
      'Автоаксессуары',
      'Аксессуары',
      'аксессуар для авто',
    ],
  ],
  moto_parts: [
    [
      32,
      'moto',
      'moto_parts_moto',
      'Запчасти для мотоциклов',
      'Для мотоциклов',
      'запчасть для мотоцикла',
    ],
    [
      33,
      'hydro',
      'moto_parts_hydro',
      'Запчасти для гидроциклов',
      'Для гидроциклов',
      'запчасть для гидроцикла',
    ],
    [
      34,
      'snow',
      'moto_parts_snow',
      'Запчасти для снегоходов',
      'Для снегоходов',
      'запчасть для снегохода',
    ],
    [
      35,
      'electro',
      'moto_parts_electro',
      'Запчасти для электротранспорта',
      'Для электро',
      'запчасть для электротранспорта',
    ],
    [
      36,
      'quadBike',
      'moto_parts_quadro_bike',
      'Запчасти для квадроциклов',
      'Для квадроциклов',
      'запчасть для квадроцикла',
    ],
    [
      37,
      'trailer',
      'moto_parts_trailer',
      'Запчасти для мотоприцепов',
      'Для мотоприцепов',
      'запчасть для мотоприцепа',
    ],
    [21, 'tires', 'moto_parts_tires', 'Мотошины', 'Шины', 'мотошины'],
    [39, 'discs', 'moto_parts_discs', 'Мотодиски', 'Диски', 'мотодиски'],
    [40, 'wheels', 'moto_parts_wheels', 'Мотоколёса в сборе', 'Колёса', 'мотоколёса'],
    [
      38,
      'accessories',
      'moto_parts_accessories',
      'Мотоаксессуары',
      'Аксессуары',
      'аксессуар для мототехники',
    ],
  ],
  services: [[24, 'services', 'services', 'Услуги', 'Услуги', 'услугу']],
}

function subtypeOf(main: MainType, row: Row): Subtype {
  const [prodId, id, adType, name, mainPagePickerName, accusativeCase] = row
  return {
    id: `${main.id}.${id}`,
    name,
    mainPagePickerName,
    prodId,
    type: main.id,
    typeName: main.name,
    category: main.path,
    adType,
    accusativeCase,
  }
}

/** spec §3: every subtype, in the order of menus. */
export const SUBTYPES: readonly Subtype[] = MAIN_TYPES.flatMap((main) =>
  ROWS[main.id].map((row) => subtypeOf(main, row)),
)

const BY_AD_TYPE = new Map(SUBTYPES.map((subtype) => [subtype.adType, subtype]))
const BY_PROD_ID = new Map(SUBTYPES.map((subtype) => [subtype.prodId, subtype]))

/** The subtypes of a main type that pickers show. */
export const subtypesOf = (type: MainTypeId): Subtype[] =>
  SUBTYPES.filter((subtype) => subtype.type === type && !subtype.hide)

export const subtypeOfAdType = (adType: AdType): Subtype | undefined => BY_AD_TYPE.get(adType)

export const subtypeOfProdId = (prodId: number): Subtype | undefined => BY_PROD_ID.get(prodId)

/** spec §4: the default subtype is car. */
export const DEFAULT_PROD_ID = 1
