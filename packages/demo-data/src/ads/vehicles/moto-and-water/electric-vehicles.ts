import type { Thing } from '../../../pictures/things/things.ts'
import { ELECTRIC_PHRASES } from '../../../texts/phrases/electric-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { ELECTRIC_ROWS } from './electric-rows.ts'

const LOOKS: Partial<Record<string, readonly [Thing, string]>> = {
  Электровелосипед: ['electro', 'bike'],
  Электротрицикл: ['electro', 'bike'],
  Моноколесо: ['electro', 'monowheel'],
  'Гольф-кар': ['electro', 'golfCart'],
  Электроскутер: ['scooter', 'scooter'],
  Электромотоцикл: ['motorcycle', 'enduro'],
}

const OFFERS: readonly Offer[] = ELECTRIC_ROWS.map(
  ([type, mark, model, motorPower, range, maxSpeed, from, to, price, weight]) => {
    const [thing, variant] = LOOKS[type] ?? (['electro', 'kickScooter'] as const)
    return {
      mark,
      model,
      from,
      to,
      price,
      weight,
      thing,
      variant,
      fields: { typeId: optionId('electro', 'typeId', type), motorPower, range, maxSpeed },
    }
  },
)

/** Kick scooters, bicycles, wheels and golf carts with a battery. */
export const ELECTRIC_VEHICLES: VehicleKind = {
  adType: 'electro',
  offers: OFFERS,
  yearly: 0.8,
  floor: 0.3,
  usage: { key: 'mileage', yearly: [150, 1_500], most: 9_000 },
  companies: 0.15,
  vins: 0,
  colors: { 2: 45, 3: 14, 1: 12, 5: 6, 7: 8, 9: 4, 14: 3 },
  phrases: () => ELECTRIC_PHRASES,
}
