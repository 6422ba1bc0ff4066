import { OFFROAD_PHRASES } from '../../../texts/phrases/offroad-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { QUAD_BIKE_ROWS } from './quad-bike-rows.ts'

const LOOKS: Partial<Record<string, 'sport' | 'swamp'>> = {
  Спортивный: 'sport',
  Детский: 'sport',
  Амфибия: 'swamp',
}

const OFFERS: readonly Offer[] = QUAD_BIKE_ROWS.map(
  ([mark, model, type, volume, power, cylinders, drive, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
    thing: 'quadBike',
    variant: LOOKS[type] ?? 'utility',
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
