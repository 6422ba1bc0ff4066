import type { Fields } from '@trassa/contracts/entities/ad'
import { MOTO_PHRASES } from '../../../texts/phrases/moto-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { MOTORCYCLE_ROWS, type MotoRow } from './motorcycle-rows.ts'

const LOOKS: Partial<Record<string, 'sport' | 'enduro' | 'cruiser' | 'chopper'>> = {
  Спортбайк: 'sport',
  'Спорт-турист': 'sport',
  Турэндуро: 'enduro',
  Эндуро: 'enduro',
  Питбайк: 'enduro',
  Кросс: 'enduro',
  Детский: 'enduro',
  Супермото: 'enduro',
  Круизер: 'cruiser',
  Турист: 'cruiser',
  Чоппер: 'chopper',
}
const SCOOTERS = ['Скутер', 'Грузовой скутер', 'Максискутер']

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

const OFFERS: readonly Offer[] = MOTORCYCLE_ROWS.map((row) => {
  const [mark, model, type, volume, power, , from, to, price, weight] = row
  return {
    mark,
    model,
    from,
    to,
    price,
    weight,
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
    engineType: year >= INJECTION_SINCE && !CARBURETTOR_ONLY.includes(mark ?? '') ? 1 : 2,
  }),
}
