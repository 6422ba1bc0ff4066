import type { Thing } from '../../../pictures/things/things.ts'
import {
  CHILD_CAR_PHRASES,
  ELECTRIC_PHRASES,
  WHEELCHAIR_PHRASES,
} from '../../../texts/phrases/electric-phrases.ts'
import type { Phrases } from '../../../texts/phrases/phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { ELECTRIC_ROWS } from './electric-rows.ts'

const LOOKS: Partial<Record<string, readonly [Thing, string]>> = {
  Электровелосипед: ['electro', 'bike'],
  Электротрицикл: ['electro', 'bike'],
  Моноколесо: ['electro', 'monowheel'],
  Электроколяска: ['electro', 'wheelchair'],
  'Детский электромобиль': ['electro', 'golfCart'],
  Электроквадроцикл: ['quadBike', 'sport'],
  'Гольф-кар': ['electro', 'golfCart'],
  Электроскутер: ['scooter', 'scooter'],
  Электромотоцикл: ['motorcycle', 'enduro'],
}

/** Kilometres per hour up to which a vehicle stays near home, and its kilometres a year. */
const AT_WALKING_PACE = 7
const NEAR_HOME = [10, 90] as const

const OFFERS: readonly Offer[] = ELECTRIC_ROWS.map(
  ([type, mark, model, motorPower, range, maxSpeed, from, to, price, weight]) => {
    const [thing, variant] = LOOKS[type] ?? (['electro', 'kickScooter'] as const)
    return {
      mark,
      model: mark && model,
      from,
      to,
      price,
      weight,
      thing,
      variant,
      ...(maxSpeed <= AT_WALKING_PACE && { pace: NEAR_HOME }),
      fields: {
        typeId: optionId('electro', 'typeId', type),
        ...(mark === null && { modelName: model }),
        motorPower,
        range,
        maxSpeed,
      },
    }
  },
)

/** The types that are not for everyone's way to work. */
const PHRASES = new Map<unknown, Phrases>([
  [optionId('electro', 'typeId', 'Электроколяска'), WHEELCHAIR_PHRASES],
  [optionId('electro', 'typeId', 'Детский электромобиль'), CHILD_CAR_PHRASES],
])

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
  phrases: ({ fields }) => PHRASES.get(fields.typeId) ?? ELECTRIC_PHRASES,
}
