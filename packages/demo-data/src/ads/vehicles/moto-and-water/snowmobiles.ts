import { OFFROAD_PHRASES } from '../../../texts/phrases/offroad-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type SnowRow = readonly [
  mark: string,
  model: string,
  type: string,
  volume: number,
  power: number,
  stroke: 2 | 4,
  cylinders: number,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
]

const ROWS: readonly SnowRow[] = [
  ['Буран', 'АД', 'Утилитарный', 635, 34, 2, 2, 1995, 2026, 620],
  ['Буран', 'СБ-640', 'Утилитарный', 635, 34, 2, 2, 1985, 2005, 140],
  ['Буран', 'Лидер', 'Утилитарный', 635, 34, 2, 2, 2014, 2026, 690],
  ['Буран', '4Т', 'Утилитарный', 565, 28, 4, 1, 2016, 2026, 720],
  ['Тайга', 'Варяг 500', 'Туристический', 503, 43, 2, 2, 2013, 2023, 590],
  ['Тайга', 'Варяг 550', 'Туристический', 553, 50, 2, 2, 2012, 2025, 720],
  ['Тайга', 'Патруль 551 SWT', 'Утилитарный', 553, 50, 2, 2, 2012, 2025, 850],
  ['Тайга', 'Атака II 551', 'Кроссовер', 553, 50, 2, 2, 2015, 2023, 760],
  ['РМ (Русская механика)', 'Vector 551i', 'Кроссовер', 553, 57, 2, 2, 2019, 2025, 1_050],
  ['РМ (Русская механика)', 'Тикси 250', 'Утилитарный', 249, 16, 4, 1, 2012, 2023, 330],
  ['Stels', 'Ермак 800', 'Утилитарный', 800, 67, 4, 2, 2017, 2024, 890],
  ['Irbis', 'Динго T125', 'Складной', 125, 7, 4, 1, 2012, 2023, 145],
  ['Irbis', 'Тунгус 500', 'Утилитарный', 500, 23, 4, 1, 2015, 2024, 330],
  ['BRP Ski-Doo', 'Expedition Sport 550', 'Туристический', 553, 56, 2, 2, 2009, 2016, 690],
  ['BRP Ski-Doo', 'Backcountry 850', 'Кроссовер', 849, 165, 2, 2, 2019, 2024, 2_100],
  ['Lynx', '69 Ranger 600', 'Утилитарный', 594, 120, 2, 2, 2009, 2020, 1_450],
  ['Lynx', '49 Ranger 900 ACE', 'Утилитарный', 899, 90, 4, 3, 2015, 2023, 1_900],
  ['Yamaha', 'RS Viking Professional', 'Утилитарный', 973, 120, 4, 3, 2006, 2014, 820],
  ['Yamaha', 'Phazer M-TX', 'Горный', 499, 80, 4, 2, 2010, 2018, 820],
  ['Arctic Cat', 'Bearcat 570', 'Утилитарный', 565, 55, 2, 2, 2005, 2016, 690],
  ['Polaris', '600 Indy', 'Спортивный', 599, 125, 2, 2, 2013, 2022, 1_250],
  ['Бурлак', 'М LFK 15', 'Мотобуксировщик', 420, 15, 4, 1, 2016, 2026, 165],
]

const SPORTY = ['Спортивный', 'Горный', 'Кроссовер']

const OFFERS: readonly Offer[] = ROWS.map(
  ([mark, model, type, volume, power, stroke, cylinders, from, to, price]) => ({
    mark,
    model,
    from,
    to,
    price,
    thing: 'snowmobile',
    variant: SPORTY.includes(type) ? 'sport' : 'utility',
    fields: {
      typeId: optionId('snow', 'typeId', type),
      volume,
      power,
      stroke,
      cylinders,
      ...(cylinders > 1 && { cylinderArrangement: 1 }),
    },
  }),
)

const INJECTION_SINCE = 2014
const CARBURETTORS = ['Буран', 'Irbis', 'Бурлак', 'Тайга']

/** Snowmobiles. */
export const SNOWMOBILES: VehicleKind = {
  adType: 'snow',
  offers: OFFERS,
  yearly: 0.94,
  floor: 0.3,
  usage: { key: 'mileage', yearly: [150, 1_300], most: 22_000 },
  companies: 0.2,
  vins: 0.3,
  colors: { 2: 22, 7: 20, 5: 16, 1: 10, 13: 8, 14: 8, 9: 5, 3: 5 },
  phrases: () => OFFROAD_PHRASES,
  own: ({ mark }, year) => ({
    engineType: year >= INJECTION_SINCE && !CARBURETTORS.includes(mark) ? 1 : 2,
  }),
}
