import {
  ENGINELESS_PHRASES,
  OLD_BOAT_PHRASES,
  WATER_PHRASES,
} from '../../../texts/phrases/water-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { BOAT_ROWS } from './boat-rows.ts'

/** Boats whose production ended by then are of Soviet plants. */
const SOVIET = 1997

const LOOKS: Partial<Record<string, string>> = {
  'Лодка ПВХ': 'inflatable',
  RIB: 'inflatable',
  Аэролодка: 'air',
  'Судно на воздушной подушке': 'air',
  'SUP-доска': 'paddle',
  'Байдарка или каяк': 'paddle',
  Катамаран: 'inflatable',
  Понтон: 'inflatable',
  Катер: 'cruiser',
  'Моторная яхта': 'cruiser',
  'Парусная яхта': 'yacht',
}

const OFFERS: readonly Offer[] = BOAT_ROWS.map(
  ([type, mark, model, length, power, material, from, to, price, weight, kit]) => ({
    mark,
    model: mark && model,
    kit,
    from,
    to,
    price,
    weight,
    thing: 'boat',
    variant: LOOKS[type] ?? 'motor',
    ...(type === 'Парусная яхта' && { colors: [1] }),
    fields: {
      typeId: optionId('water', 'typeId', type),
      ...(mark === null && { modelName: model }),
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
  phrases: ({ to, fields }) => {
    if (fields.power === undefined) return ENGINELESS_PHRASES
    return to < SOVIET ? OLD_BOAT_PHRASES : WATER_PHRASES
  },
}
