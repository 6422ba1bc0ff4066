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
]

const ROWS: Record<MainTypeId, readonly Row[]> = {
  auto: [
    [1, 'car', 'auto', 'Легковые автомобили', 'Легковые'],
    [9, 'truck', 'truck', 'Грузовики', 'Грузовики'],
    [11, 'passenger', 'passenger', 'Автобусы', 'Автобусы'],
    [14, 'trailer', 'trailer', 'Прицепы', 'Прицепы'],
    [12, 'special', 'special', 'Сельхозтехника', 'Сельхозтехника'],
    [13, 'specialIndustrial', 'special_industrial', 'Спецтехника', 'Спецтехника'],
  ],
  moto: [
    [8, 'moto', 'moto', 'Мотоциклы', 'Мотоциклы'],
    [5, 'hydro', 'hydro', 'Гидроциклы', 'Гидроциклы'],
    [4, 'snow', 'snow', 'Снегоходы', 'Снегоходы'],
    [17, 'electro', 'electro', 'Электротранспорт', 'Электро'],
    [18, 'water', 'water', 'Водный транспорт', 'Водный транспорт'],
    [16, 'quadBike', 'quad_bike', 'Квадроциклы', 'Квадроциклы'],
    [6, 'motoTrailer', 'moto_trailer', 'Прицепы для мототехники', 'Мотоприцепы'],
  ],
  car_parts: [
    [26, 'car', 'auto_parts_car', 'Запчасти для легковых', 'Для легковых'],
    [27, 'truck', 'auto_parts_truck', 'Запчасти для грузовиков', 'Для грузовиков'],
    [28, 'passenger', 'auto_parts_passenger', 'Запчасти для автобусов', 'Для автобусов'],
    [29, 'trailer', 'auto_parts_trailer', 'Запчасти для прицепов', 'Для прицепов'],
    [30, 'special', 'auto_parts_special', 'Запчасти для сельхозтехники', 'Для сельхозтехники'],
    [
      31,
      'specialIndustrial',
      'auto_parts_special_industrial',
      'Запчасти для спецтехники',
      'Для спецтехники',
    ],
    [20, 'tires', 'auto_parts_tires', 'Шины', 'Шины'],
    [22, 'discs', 'auto_parts_discs', 'Диски', 'Диски'],
    [23, 'wheels', 'auto_parts_wheels', 'Колёса в сборе', 'Колёса'],
    [25, 'accessories', 'auto_parts_accessories', 'Автоаксессуары', 'Аксессуары'],
  ],
  moto_parts: [
    [32, 'moto', 'moto_parts_moto', 'Запчасти для мотоциклов', 'Для мотоциклов'],
    [33, 'hydro', 'moto_parts_hydro', 'Запчасти для гидроциклов', 'Для гидроциклов'],
    [34, 'snow', 'moto_parts_snow', 'Запчасти для снегоходов', 'Для снегоходов'],
    [35, 'electro', 'moto_parts_electro', 'Запчасти для электротранспорта', 'Для электро'],
    [36, 'quadBike', 'moto_parts_quadro_bike', 'Запчасти для квадроциклов', 'Для квадроциклов'],
    [37, 'trailer', 'moto_parts_trailer', 'Запчасти для мотоприцепов', 'Для мотоприцепов'],
    [21, 'tires', 'moto_parts_tires', 'Мотошины', 'Шины'],
    [39, 'discs', 'moto_parts_discs', 'Мотодиски', 'Диски'],
    [40, 'wheels', 'moto_parts_wheels', 'Мотоколёса в сборе', 'Колёса'],
    [38, 'accessories', 'moto_parts_accessories', 'Мотоаксессуары', 'Аксессуары'],
  ],
  services: [[24, 'services', 'services', 'Услуги', 'Услуги']],
}

function subtypeOf(main: MainType, row: Row): Subtype {
  const [prodId, id, adType, name, mainPagePickerName] = row
  return {
    id: `${main.id}.${id}`,
    name,
    mainPagePickerName,
    prodId,
    type: main.id,
    typeName: main.name,
    category: main.path,
    adType,
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
