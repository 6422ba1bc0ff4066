import type { FieldDefinition, FormDefinition } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { MILEAGE, VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { ELECTRO_TYPES } from './moto-enumerations.ts'
import { MOTO_COLOR, MOTO_STATE } from './moto-fields.ts'

/** Characteristics of electric transport, instead of an engine's volume. */
const ELECTRIC_SPECS: readonly FieldDefinition[] = [
  {
    key: 'motorPower',
    label: 'Мощность мотора',
    section: 'specs',
    kind: { type: 'number', min: 50, max: 500_000, step: 1, unit: 'Вт' },
    filter: 'range',
    card: 'table',
  },
  {
    key: 'range',
    label: 'Запас хода',
    section: 'specs',
    kind: { type: 'number', min: 1, max: 1000, step: 1, unit: 'км', short: 'запас {range} км' },
    filter: 'range',
    card: 'table',
  },
  {
    key: 'maxSpeed',
    label: 'Скорость',
    section: 'specs',
    kind: { type: 'number', min: 1, max: 300, step: 1, unit: 'км/ч' },
    filter: 'range',
    card: 'table',
  },
]

/** Electric transport: scooters, bicycles, wheels, golf carts (spec §3: electro, prodId 17). */
export const ELECTRO_FORM: FormDefinition = {
  adType: 'electro',
  prodId: 17,
  name: 'Электротранспорт',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    choice({
      key: 'typeId',
      label: 'Тип',
      section: 'model',
      options: ELECTRO_TYPES,
      required: 'Выберите, что продаёте',
      searched: true,
    }),
    ...marksOf(['electric']),
    YEAR,
    ...ELECTRIC_SPECS,
    MOTO_COLOR,
    ...MOTO_STATE.map((field) => (field === MILEAGE ? optional(field) : field)),
  ],
  title: [['typeId', ...MARK_KEYS], ['year']],
  summary: [['year'], ['motorPower'], ['range'], ['mileage']],
}
