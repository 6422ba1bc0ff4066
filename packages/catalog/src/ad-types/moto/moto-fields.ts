import type { FieldDefinition } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { POWER } from '../fields/power-fields.ts'
import {
  COLOR,
  CUSTOMS_CLEARED,
  DAMAGE_STATE,
  EXCHANGE,
  MILEAGE,
  OWNERS_BEFORE,
  PASSPORT,
  VIN,
} from '../fields/vehicle-fields.ts'
import { CYLINDER_ARRANGEMENTS, CYLINDERS, ENGINE_TYPES, STROKES } from './moto-enumerations.ts'

const VOLUME: FieldDefinition = {
  key: 'volume',
  label: 'Объём двигателя',
  section: 'specs',
  kind: { type: 'number', min: 1, max: 3000, step: 1, unit: 'см³' },
  required: 'Укажите объём двигателя в кубических сантиметрах, например 250',
  filter: 'range',
  card: 'table',
  column: 'volume',
}

/** domain §4: the petrol engine of motorcycles, snowmobiles and quad bikes. */
export const MOTO_ENGINE: readonly FieldDefinition[] = [
  VOLUME,
  POWER,
  choice({ key: 'stroke', label: 'Тактность', section: 'specs', options: STROKES }),
  choice({ key: 'cylinders', label: 'Цилиндров', section: 'specs', options: CYLINDERS }),
  choice({
    key: 'cylinderArrangement',
    label: 'Расположение цилиндров',
    section: 'specs',
    options: CYLINDER_ARRANGEMENTS,
  }),
  choice({
    key: 'engineType',
    label: 'Подача топлива',
    section: 'specs',
    options: ENGINE_TYPES,
  }),
]

/** State and papers of motorcycles, snowmobiles, quad bikes and electric transport. */
export const MOTO_STATE: readonly FieldDefinition[] = [
  MILEAGE,
  DAMAGE_STATE,
  OWNERS_BEFORE,
  optional(PASSPORT),
  VIN,
  CUSTOMS_CLEARED,
  EXCHANGE,
]

export const MOTO_COLOR = optional(COLOR)
