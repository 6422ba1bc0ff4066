import { BUS_PHRASES } from '../../../texts/phrases/bus-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { BUS_ROWS } from './bus-rows.ts'
import { ecoClassOf } from './eco-class.ts'
import { SPECIAL_BUS_ROWS } from './special-bus-rows.ts'

/** What a type looks like; a minibus if it is not here. */
const VARIANTS: Partial<Record<string, string>> = {
  Городской: 'city',
  'Городской сочленённый': 'city',
  'Троллейбус или электробус': 'city',
  Школьный: 'suburban',
  Пригородный: 'suburban',
  Вахтовый: 'suburban',
  Междугородный: 'coach',
  Туристический: 'coach',
  Двухэтажный: 'coach',
}
const SMALL = 20
const SCHOOL_YELLOW = [13]

const OFFERS: readonly Offer[] = [...SPECIAL_BUS_ROWS, ...BUS_ROWS].map(
  ([mark, model, type, seats, fuel, power, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
    thing: 'bus',
    variant: seats <= SMALL && type !== 'Городской' ? 'minibus' : (VARIANTS[type] ?? 'minibus'),
    ...(type === 'Школьный' && { colors: SCHOOL_YELLOW }),
    fields: {
      typeId: optionId('passenger', 'typeId', type),
      seats,
      fuel: optionId('passenger', 'fuel', fuel),
      power,
    },
  }),
)

/** Buses from minibuses to electric ones. */
export const BUSES: VehicleKind = {
  adType: 'passenger',
  offers: OFFERS,
  yearly: 0.905,
  floor: 0.12,
  usage: { key: 'mileage', yearly: [9_000, 48_000], most: 990_000 },
  companies: 0.55,
  vins: 0.8,
  colors: { 1: 45, 5: 10, 9: 6, 13: 10, 3: 6, 4: 8, 7: 5, 6: 6, 2: 3 },
  phrases: () => BUS_PHRASES,
  own: (offer, year, random) => ({
    gearbox: Number(offer.fields.seats) > 27 && year > 2010 ? random.pick([1, 2]) : 1,
    ecoClass: ecoClassOf(year),
    steering: 1,
  }),
}
