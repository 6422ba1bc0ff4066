import type { Random } from '../../../random.ts'
import { LIGHT_TRUCK_PHRASES, TRUCK_PHRASES } from '../../../texts/phrases/truck-phrases.ts'
import { optionId } from '../../values/form-options.ts'
import type { Offer, VehicleKind } from '../offer.ts'
import { ecoClassOf } from './eco-class.ts'
import { SPECIAL_BODY_ROWS } from './special-body-offers.ts'
import { TRUCK_ROWS } from './truck-offers.ts'

const body = (name: string) => optionId('truck', 'bodyType', name)
const TRACTOR = body('Седельный тягач')
const FUEL = { petrol: 1, diesel: 2, petrolAndGas: 6 }
const LICENCE = { light: 1, heavy: 2 }
/** Tonnes that a licence of category B allows to load, about. */
const LIGHT = 2

/** What a body looks like; a plain van if it is not here. */
const VARIANTS: Partial<Record<string, string>> = {
  Бортовой: 'flatbed',
  Тентованный: 'tilt',
  'Седельный тягач': 'tractor',
  Самосвал: 'tipper',
  Рефрижератор: 'fridge',
  Бензовоз: 'tanker',
  Ассенизатор: 'tanker',
  'Кран-манипулятор': 'crane',
  Автобетоносмеситель: 'mixer',
  'Цельнометаллический фургон': 'light',
  'Грузопассажирский фургон': 'light',
  Эвакуатор: 'flatbed',
  Лесовоз: 'flatbed',
  Автовоз: 'flatbed',
  Контейнеровоз: 'flatbed',
  Мультилифт: 'flatbed',
  Шасси: 'flatbed',
  Цистерна: 'tanker',
  'Пожарный автомобиль': 'tanker',
  Автовышка: 'crane',
  Зерновоз: 'tipper',
  Ломовоз: 'tipper',
}

/** Kilometres a year of long-distance trucks. */
const LONG_HAUL = [45_000, 110_000] as const

const OFFERS: readonly Offer[] = [...SPECIAL_BODY_ROWS, ...TRUCK_ROWS].map(
  ([mark, model, bodyName, formula, tons, power, from, to, price, weight]) => ({
    mark,
    model,
    from,
    to,
    price,
    weight,
    thing: 'truck',
    variant: VARIANTS[bodyName] ?? 'van',
    ...(bodyName === 'Седельный тягач' && { pace: LONG_HAUL }),
    fields: {
      bodyType: body(bodyName),
      driveFormula: optionId('truck', 'driveFormula', formula),
      capacity: optionId('truck', 'capacity', `${String(tons).replace('.', ',')} т`),
      power,
      licence: tons <= LIGHT ? LICENCE.light : LICENCE.heavy,
    },
  }),
)

const PETROL: readonly string[] = ['ГАЗ', 'УАЗ', 'ЗИЛ']
const SOVIET = 1995

function fuelOf({ mark, fields }: Offer, year: number, random: Random): number {
  const petrol = PETROL.includes(mark ?? '') && (year < SOVIET || fields.licence === LICENCE.light)
  return petrol ? random.pick([FUEL.petrol, FUEL.petrolAndGas]) : FUEL.diesel
}

function cabinOf({ fields }: Offer, random: Random): number {
  if (fields.bodyType === TRACTOR) return random.pick([2, 3, 3])
  return fields.licence === LICENCE.light ? random.pick([1, 1, 1, 4]) : random.pick([1, 2])
}

/** Trucks: tractors with robots, old trucks with petrol engines, licences by what may be loaded. */
export const TRUCKS: VehicleKind = {
  adType: 'truck',
  offers: OFFERS,
  yearly: 0.915,
  floor: 0.12,
  usage: { key: 'mileage', yearly: [6_000, 32_000], most: 990_000 },
  companies: 0.55,
  vins: 0.8,
  colors: { 1: 30, 7: 12, 5: 12, 14: 10, 13: 5, 9: 6, 3: 6, 4: 4, 2: 3, 6: 3 },
  phrases: ({ fields }) => (fields.licence === LICENCE.light ? LIGHT_TRUCK_PHRASES : TRUCK_PHRASES),
  own: (offer, year, random) => ({
    fuel: fuelOf(offer, year, random),
    gearbox: year > 2015 && offer.fields.bodyType === TRACTOR ? random.pick([1, 2, 3, 3]) : 1,
    cabin: cabinOf(offer, random),
    ecoClass: ecoClassOf(year),
    steering: 1,
  }),
}
