import type { Fields } from '@trassa/contracts/entities/ad'
import { MOTO_PHRASES } from '../../../texts/phrases/moto-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type MotoRow = readonly [
  mark: string,
  model: string,
  type: string,
  volume: number,
  power: number,
  cylinders: number,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
]

const ROWS: readonly MotoRow[] = [
  ['Honda', 'CB 400 Super Four', 'Нейкед', 399, 53, 4, 1999, 2021, 720],
  ['Honda', 'CB 1000 R', 'Нейкед', 998, 125, 4, 2008, 2021, 1_150],
  ['Honda', 'CBR 600 RR', 'Спортбайк', 599, 120, 4, 2003, 2020, 1_050],
  ['Honda', 'CBR 1000 RR Fireblade', 'Спортбайк', 999, 178, 4, 2004, 2021, 1_650],
  ['Honda', 'GL 1800 Gold Wing', 'Турист', 1833, 126, 6, 2001, 2022, 3_400],
  ['Honda', 'CRF 1100 L Africa Twin', 'Турэндуро', 1084, 102, 2, 2020, 2024, 1_900],
  ['Honda', 'VT 750 Shadow', 'Круизер', 745, 45, 2, 1998, 2014, 640],
  ['Honda', 'Dio', 'Скутер', 49, 5, 1, 1999, 2016, 95],
  ['Yamaha', 'YZF-R1', 'Спортбайк', 998, 200, 4, 2002, 2021, 1_800],
  ['Yamaha', 'YZF-R6', 'Спортбайк', 599, 118, 4, 2003, 2020, 1_250],
  ['Yamaha', 'MT-07', 'Нейкед', 689, 74, 2, 2014, 2023, 890],
  ['Yamaha', 'MT-09', 'Нейкед', 847, 115, 3, 2013, 2023, 1_150],
  ['Yamaha', 'XVS 400 Drag Star', 'Круизер', 399, 32, 2, 1997, 2016, 480],
  ['Yamaha', 'XVS 1100 Drag Star', 'Круизер', 1063, 62, 2, 1999, 2009, 650],
  ['Yamaha', 'FJR 1300', 'Спорт-турист', 1298, 146, 4, 2002, 2020, 1_350],
  ['Yamaha', 'XT 660 Z Tenere', 'Турэндуро', 660, 48, 1, 2008, 2016, 720],
  ['Yamaha', 'Jog', 'Скутер', 49, 5, 1, 1995, 2015, 80],
  ['Suzuki', 'GSX-R 600', 'Спортбайк', 599, 126, 4, 2004, 2017, 990],
  ['Suzuki', 'GSX 1300 R Hayabusa', 'Спорт-турист', 1340, 197, 4, 2008, 2021, 1_550],
  ['Suzuki', 'DL 650 V-Strom', 'Турэндуро', 645, 71, 2, 2004, 2022, 890],
  ['Suzuki', 'GSF 1200 Bandit', 'Дорожный', 1157, 98, 4, 1996, 2006, 430],
  ['Suzuki', 'Boulevard M109R', 'Круизер', 1783, 127, 2, 2006, 2020, 1_250],
  ['Suzuki', 'DR-Z 400', 'Эндуро', 398, 40, 1, 2000, 2020, 680],
  ['Kawasaki', 'Ninja 400', 'Спортбайк', 399, 45, 2, 2018, 2024, 720],
  ['Kawasaki', 'Ninja ZX-6R', 'Спортбайк', 636, 130, 4, 2003, 2023, 1_300],
  ['Kawasaki', 'VN 900 Vulcan', 'Круизер', 903, 50, 2, 2006, 2020, 890],
  ['Kawasaki', 'KLX 250', 'Эндуро', 249, 24, 1, 2006, 2020, 480],
  ['BMW', 'R 1250 GS', 'Турэндуро', 1254, 136, 2, 2019, 2023, 2_400],
  ['BMW', 'R 1200 GS', 'Турэндуро', 1170, 125, 2, 2005, 2018, 1_450],
  ['BMW', 'S 1000 RR', 'Спортбайк', 999, 207, 4, 2010, 2023, 2_300],
  ['BMW', 'F 800 GS', 'Турэндуро', 798, 85, 2, 2008, 2018, 980],
  ['Harley-Davidson', 'Sportster 1200', 'Круизер', 1202, 67, 2, 2004, 2020, 1_150],
  ['Harley-Davidson', 'Softail Fat Boy', 'Круизер', 1746, 86, 2, 2004, 2022, 2_600],
  ['Harley-Davidson', 'Road King', 'Турист', 1746, 87, 2, 2005, 2022, 2_700],
  ['Ducati', 'Monster 821', 'Нейкед', 821, 109, 2, 2014, 2020, 1_150],
  ['KTM', '300 EXC', 'Эндуро', 293, 52, 1, 2008, 2024, 1_050],
  ['KTM', '390 Duke', 'Нейкед', 373, 44, 1, 2013, 2023, 620],
  ['Урал', 'ИМЗ-8.103-10', 'С коляской', 649, 36, 2, 1987, 2001, 160],
  ['Урал', 'Gear Up', 'С коляской', 749, 40, 2, 2008, 2022, 1_150],
  ['Урал', 'Волк', 'Чоппер', 745, 40, 2, 1999, 2012, 310],
  ['Днепр', 'МТ-10-36', 'С коляской', 649, 36, 2, 1976, 1984, 75],
  ['ИЖ', 'Планета-5', 'Классика', 346, 22, 1, 1987, 2008, 70],
  ['ИЖ', 'Юпитер-5', 'С коляской', 347, 25, 2, 1985, 2008, 75],
  ['Jawa', '350/638', 'Классика', 343, 26, 2, 1984, 1994, 110],
  ['Восход', 'Восход-3М', 'Классика', 174, 14, 1, 1983, 1992, 45],
  ['Минск', 'D4 125', 'Дорожный', 124, 9, 1, 2010, 2023, 110],
  ['CFMoto', '650 MT', 'Турэндуро', 649, 62, 2, 2018, 2024, 690],
  ['CFMoto', '300 NK', 'Нейкед', 292, 29, 1, 2020, 2025, 360],
  ['Irbis', 'TTR 250', 'Эндуро', 223, 16, 1, 2010, 2022, 130],
  ['Stels', 'Flame 200', 'Дорожный', 196, 15, 1, 2011, 2020, 110],
  ['Racer', 'Panther RC250GY-C2', 'Эндуро', 223, 16, 1, 2012, 2023, 125],
  ['Kayo', 'T2 250', 'Эндуро', 249, 22, 1, 2016, 2025, 245],
  ['Kayo', 'Basic YX125', 'Питбайк', 125, 9, 1, 2014, 2025, 105],
  ['Avantis', 'Enduro 250', 'Эндуро', 249, 20, 1, 2016, 2025, 190],
  ['Lifan', 'KPT 200', 'Дорожный', 198, 17, 1, 2015, 2025, 215],
  ['Alpha', '110', 'Мопед', 107, 7, 1, 2010, 2025, 65],
  ['Vespa', 'Primavera 50', 'Скутер', 49, 4, 1, 2014, 2023, 290],
  ['Тула', 'Муравей-2М', 'Грузовой скутер', 199, 14, 1, 1987, 1995, 70],
]

const LOOKS: Partial<Record<string, 'sport' | 'enduro' | 'cruiser' | 'chopper'>> = {
  Спортбайк: 'sport',
  'Спорт-турист': 'sport',
  Турэндуро: 'enduro',
  Эндуро: 'enduro',
  Питбайк: 'enduro',
  Круизер: 'cruiser',
  Турист: 'cruiser',
  Чоппер: 'chopper',
}
const SCOOTERS = ['Скутер', 'Грузовой скутер']

const look = (type: string): Pick<Offer, 'thing' | 'variant'> => {
  if (type === 'Мопед') return { thing: 'scooter', variant: 'moped' }
  if (SCOOTERS.includes(type)) return { thing: 'scooter', variant: 'scooter' }
  return { thing: 'motorcycle', variant: LOOKS[type] ?? 'classic' }
}

const TWO_STROKES = ['ИЖ', 'Jawa', 'Восход', 'Тула']
const SHAFTS = ['Урал', 'Днепр']
const BELTS = ['Harley-Davidson', 'Vespa']

/** Boxers of BMW and the Urals, V engines of cruisers, one line for all others. */
function engineOf([mark, model, type, , , cylinders]: MotoRow): Fields {
  const boxer = SHAFTS.includes(mark) || (mark === 'BMW' && model.startsWith('R '))
  const vee = cylinders === 2 && ['Круизер', 'Турист'].includes(type)
  const opposed = boxer || model.includes('Gold Wing')
  return {
    cylinders,
    ...(cylinders > 1 && { cylinderArrangement: opposed ? 3 : vee ? 2 : 1 }),
    stroke: TWO_STROKES.includes(mark) || model === '300 EXC' ? 2 : 4,
    drive: opposed ? 3 : BELTS.includes(mark) || SCOOTERS.includes(type) ? 2 : 1,
  }
}

/** Cubic centimetres up to which a motorcycle is used nearby only, and its kilometres a year. */
const SMALL = 150
const NEARBY = [150, 1_500] as const

const OFFERS: readonly Offer[] = ROWS.map((row) => {
  const [mark, model, type, volume, power, , from, to, price] = row
  return {
    mark,
    model,
    from,
    to,
    price,
    ...look(type),
    ...(volume <= SMALL && { pace: NEARBY }),
    fields: { typeId: optionId('moto', 'typeId', type), volume, power, ...engineOf(row) },
  }
})

const INJECTION_SINCE = 2007
const CARBURETTOR_ONLY = ['Stels', 'Racer', 'Kayo', 'Alpha', 'Irbis', 'Avantis', 'Урал', 'Минск']

/** Motorcycles, mopeds and scooters. */
export const MOTORCYCLES: VehicleKind = {
  adType: 'moto',
  offers: OFFERS,
  yearly: 0.94,
  floor: 0.3,
  usage: { key: 'mileage', yearly: [600, 4_500], most: 120_000 },
  companies: 0.2,
  vins: 0.4,
  colors: { 2: 34, 7: 18, 5: 14, 1: 8, 3: 8, 8: 4, 9: 5, 14: 5, 13: 3 },
  phrases: () => MOTO_PHRASES,
  own: ({ mark }, year) => ({
    engineType: year >= INJECTION_SINCE && !CARBURETTOR_ONLY.includes(mark) ? 1 : 2,
  }),
}
