import { OLD_BOAT_PHRASES, WATER_PHRASES } from '../../../texts/phrases/water-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type BoatRow = readonly [
  type: string,
  mark: string,
  model: string,
  /** Metres. */
  length: number,
  /** 0 without an engine. */
  power: number,
  material: string,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year, with its engine. */
  price: number,
]

const [ALUMINIUM, PLASTIC, PVC] = ['Алюминий', 'Стеклопластик', 'ПВХ']

const ROWS: readonly BoatRow[] = [
  ['Моторная лодка', 'Казанка', '5М4', 4.6, 30, ALUMINIUM, 1978, 1996, 190],
  ['Моторная лодка', 'Казанка', 'М', 4.62, 25, ALUMINIUM, 1972, 1990, 110],
  ['Моторная лодка', 'Прогресс', '4', 4.86, 30, ALUMINIUM, 1977, 1994, 170],
  ['Моторная лодка', 'Прогресс', '2М', 4.65, 30, ALUMINIUM, 1975, 1979, 150],
  ['Моторная лодка', 'Крым', 'М', 4.2, 30, ALUMINIUM, 1972, 1993, 150],
  ['Моторная лодка', 'Обь', 'М', 4.15, 20, ALUMINIUM, 1976, 1994, 125],
  ['Моторная лодка', 'Салют', '430', 4.3, 30, ALUMINIUM, 2012, 2025, 590],
  ['Моторная лодка', 'Салют', '480', 4.8, 60, ALUMINIUM, 2013, 2025, 1_250],
  ['Моторная лодка', 'Wyatboat', '430', 4.3, 40, ALUMINIUM, 2012, 2025, 650],
  ['Моторная лодка', 'Realcraft', '440', 4.4, 40, ALUMINIUM, 2015, 2025, 720],
  ['Моторная лодка', 'Windboat', '4.5 DC', 4.5, 50, ALUMINIUM, 2013, 2025, 1_050],
  ['Моторная лодка', 'Волжанка', '46 Fish', 4.6, 60, ALUMINIUM, 2013, 2025, 1_350],
  ['Моторная лодка', 'Тактика', '430 DC', 4.3, 40, ALUMINIUM, 2016, 2025, 790],
  ['Лодка ПВХ', 'Флагман', '350', 3.5, 10, PVC, 2012, 2026, 135],
  ['Лодка ПВХ', 'Солар', 'Максима 380', 3.8, 20, PVC, 2012, 2026, 175],
  ['Лодка ПВХ', 'Мнев', 'Кайман N-330', 3.3, 15, PVC, 2005, 2023, 95],
  ['Лодка ПВХ', 'Badger', 'Air Line 360', 3.6, 10, PVC, 2010, 2024, 110],
  ['Лодка ПВХ', 'Хантер', '320', 3.2, 6, PVC, 2008, 2025, 70],
  ['Лодка ПВХ', 'Gladiator', 'D 420 AL', 4.2, 30, PVC, 2012, 2024, 190],
  ['Лодка ПВХ', 'Фрегат', '300 E', 3, 5, PVC, 2008, 2025, 58],
  ['RIB', 'Winboat', '375 R', 3.75, 25, PVC, 2012, 2025, 420],
  ['RIB', 'Skyboat', '440 R', 4.4, 50, PVC, 2012, 2024, 850],
  ['Катер', 'Bayliner', '185 BR', 5.56, 135, PLASTIC, 2004, 2015, 1_350],
  ['Катер', 'Sea Ray', '240 Sundancer', 7.9, 260, PLASTIC, 2002, 2016, 4_600],
  ['Катер', 'Silver', 'Hawk BR', 5.4, 115, ALUMINIUM, 2007, 2021, 2_900],
  ['Катер', 'Buster', 'Magnum', 6.5, 150, ALUMINIUM, 2008, 2021, 4_300],
  ['Катер', 'Yamarin', '63 DC', 6.27, 150, PLASTIC, 2012, 2021, 4_400],
  ['Катер', 'Four Winns', '248 Vista', 7.9, 280, PLASTIC, 1999, 2010, 2_600],
  ['Моторная яхта', 'Princess', '42', 13.5, 740, PLASTIC, 2003, 2014, 21_000],
  ['Моторная яхта', 'Bavaria', '32 Sport', 10.3, 520, PLASTIC, 2005, 2014, 9_800],
  ['Парусная яхта', 'Bavaria', '36 Cruiser', 11, 29, PLASTIC, 2002, 2013, 7_900],
  ['Вёсельная лодка', 'Пелла', 'Фиорд', 4.1, 0, PLASTIC, 1985, 2024, 110],
]

/** Boats whose production ended by then are of Soviet plants. */
const SOVIET = 1997

const LOOKS: Partial<Record<string, string>> = {
  'Лодка ПВХ': 'inflatable',
  RIB: 'inflatable',
  Катер: 'cruiser',
  'Моторная яхта': 'cruiser',
  'Парусная яхта': 'yacht',
}

const OFFERS: readonly Offer[] = ROWS.map(
  ([type, mark, model, length, power, material, from, to, price]) => ({
    mark,
    model,
    from,
    to,
    price,
    thing: 'boat',
    variant: LOOKS[type] ?? 'motor',
    ...(type === 'Парусная яхта' && { colors: [1] }),
    fields: {
      typeId: optionId('water', 'typeId', type),
      length,
      ...(power > 0 && { power }),
      material: optionId('water', 'material', material),
    },
  }),
)

/** Boats from rowing ones to yachts. */
export const BOATS: VehicleKind = {
  adType: 'water',
  offers: OFFERS,
  yearly: 0.95,
  floor: 0.35,
  usage: { key: 'hours', yearly: [5, 45], most: 1_200 },
  companies: 0.25,
  vins: 0,
  colors: { 1: 30, 3: 20, 4: 14, 9: 14, 5: 10, 7: 4 },
  phrases: ({ to }) => (to < SOVIET ? OLD_BOAT_PHRASES : WATER_PHRASES),
}
