import { OFFROAD_PHRASES } from '../../../texts/phrases/offroad-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { SNOWMOBILE_ROWS } from './snowmobile-rows.ts'

const SPORTY = ['Спортивный', 'Горный', 'Кроссовер']

const OFFERS: readonly Offer[] = SNOWMOBILE_ROWS.map(
  ([mark, model, type, volume, power, stroke, cylinders, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
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
    engineType: year >= INJECTION_SINCE && !CARBURETTORS.includes(mark ?? '') ? 1 : 2,
  }),
}
