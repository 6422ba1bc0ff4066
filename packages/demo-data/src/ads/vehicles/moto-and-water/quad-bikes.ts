import { OFFROAD_PHRASES } from '../../../texts/phrases/offroad-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'

type QuadRow = readonly [
  mark: string,
  model: string,
  type: string,
  volume: number,
  power: number,
  cylinders: number,
  drive: string,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year. */
  price: number,
]

const SIDE_BY_SIDE = 'Мотовездеход (side-by-side)'
const FOUR = 'Подключаемый полный'
const REAR = 'Задний'

const ROWS: readonly QuadRow[] = [
  ['CFMoto', 'CForce 600', 'Утилитарный', 580, 43, 1, FOUR, 2019, 2025, 890],
  ['CFMoto', 'CForce 1000', 'Туристический', 963, 72, 2, FOUR, 2019, 2025, 1_350],
  ['CFMoto', 'CF 500-2A', 'Утилитарный', 493, 32, 1, FOUR, 2010, 2015, 390],
  ['CFMoto', 'CF 800 X8', 'Туристический', 800, 62, 2, FOUR, 2012, 2019, 690],
  ['Stels', 'ATV 650 Guepard', 'Туристический', 644, 40, 1, FOUR, 2013, 2023, 690],
  ['Stels', 'ATV 800 Guepard Trophy', 'Туристический', 800, 63, 2, FOUR, 2014, 2024, 950],
  ['Stels', 'ATV 500 YS Leopard', 'Утилитарный', 500, 36, 1, FOUR, 2015, 2023, 560],
  ['BRP Can-Am', 'Outlander 330', 'Утилитарный', 330, 24, 1, FOUR, 2003, 2008, 290],
  ['BRP Can-Am', 'Outlander Max 400', 'Туристический', 400, 31, 1, FOUR, 2006, 2016, 480],
  ['BRP Can-Am', 'Maverick X3', SIDE_BY_SIDE, 900, 172, 3, 'Полный', 2017, 2024, 2_900],
  ['BRP Can-Am', 'Defender HD8', SIDE_BY_SIDE, 799, 50, 2, FOUR, 2016, 2023, 1_950],
  ['Polaris', 'Sportsman 570', 'Утилитарный', 567, 44, 1, FOUR, 2014, 2023, 890],
  ['Polaris', 'Sportsman 800', 'Утилитарный', 760, 54, 2, FOUR, 2006, 2014, 480],
  ['Polaris', 'Ranger 570', SIDE_BY_SIDE, 567, 44, 1, FOUR, 2014, 2023, 1_250],
  ['Yamaha', 'Grizzly 700', 'Утилитарный', 686, 48, 1, FOUR, 2007, 2022, 1_150],
  ['Yamaha', 'Raptor 700', 'Спортивный', 686, 47, 1, REAR, 2006, 2021, 820],
  ['Honda', 'TRX 420 FA', 'Утилитарный', 420, 27, 1, FOUR, 2009, 2020, 690],
  ['Suzuki', 'KingQuad 750', 'Утилитарный', 722, 50, 1, FOUR, 2008, 2022, 990],
  ['Kawasaki', 'Brute Force 750', 'Утилитарный', 749, 50, 2, FOUR, 2005, 2021, 950],
  ['РМ (Русская механика)', '500-2', 'Утилитарный', 503, 32, 1, FOUR, 2013, 2021, 380],
  ['Irbis', 'ATV 150U', 'Утилитарный', 149, 9, 1, REAR, 2012, 2022, 130],
  ['Avantis', 'Hunter 8', 'Детский', 125, 7, 1, REAR, 2014, 2025, 115],
  ['Motax', 'ATV Grizlik 8', 'Детский', 125, 7, 1, REAR, 2015, 2025, 110],
  ['AODES', 'Pathcross 650 L', 'Туристический', 650, 44, 1, FOUR, 2022, 2026, 890],
  ['Segway', 'Snarler AT6 L', 'Туристический', 570, 44, 1, FOUR, 2020, 2026, 990],
]

const SPORTY = ['Спортивный', 'Детский']

const OFFERS: readonly Offer[] = ROWS.map(
  ([mark, model, type, volume, power, cylinders, drive, from, to, price]) => ({
    mark,
    model,
    from,
    to,
    price,
    thing: 'quadBike',
    variant: SPORTY.includes(type) ? 'sport' : 'utility',
    fields: {
      typeId: optionId('quad_bike', 'typeId', type),
      volume,
      power,
      cylinders,
      ...(cylinders > 1 && { cylinderArrangement: cylinders === 2 ? 2 : 1 }),
      stroke: 4,
      drive: optionId('quad_bike', 'drive', drive),
    },
  }),
)

const INJECTION_SINCE = 2012
const SMALL_ENGINE = 150

/** Quad bikes and side-by-sides. */
export const QUAD_BIKES: VehicleKind = {
  adType: 'quad_bike',
  offers: OFFERS,
  yearly: 0.935,
  floor: 0.28,
  usage: { key: 'mileage', yearly: [250, 1_800], most: 30_000 },
  companies: 0.25,
  vins: 0.4,
  colors: { 2: 22, 9: 18, 7: 16, 5: 12, 3: 8, 14: 8, 13: 5, 1: 4 },
  phrases: () => OFFROAD_PHRASES,
  own: ({ fields }, year) => ({
    engineType: year >= INJECTION_SINCE && Number(fields.volume) > SMALL_ENGINE ? 1 : 2,
  }),
}
