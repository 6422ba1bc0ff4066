import { JET_SKI_PHRASES } from '../../../texts/phrases/water-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { JET_SKI_ROWS, THREE } from './jet-ski-rows.ts'

const OFFERS: readonly Offer[] = JET_SKI_ROWS.map(
  ([mark, model, type, length, power, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
    thing: 'jetSki',
    variant: type === THREE ? 'touring' : 'sport',
    fields: { typeId: optionId('hydro', 'typeId', type), length, power, material: 2 },
  }),
)

/** Jet skis. */
export const JET_SKIS: VehicleKind = {
  adType: 'hydro',
  offers: OFFERS,
  yearly: 0.93,
  floor: 0.3,
  usage: { key: 'hours', yearly: [8, 45], most: 480 },
  companies: 0.25,
  vins: 0,
  colors: { 2: 20, 1: 20, 7: 16, 5: 16, 13: 8, 14: 6, 9: 6 },
  phrases: () => JET_SKI_PHRASES,
}
