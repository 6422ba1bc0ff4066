import type { FieldDefinition } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { HOURS, POWER } from '../fields/power-fields.ts'
import {
  COLOR,
  CUSTOMS_CLEARED,
  DAMAGE_STATE,
  EXCHANGE,
  OWNERS_BEFORE,
  PASSPORT,
  VIN,
} from '../fields/vehicle-fields.ts'
import { HULL_MATERIALS } from './water-enumerations.ts'

export const LENGTH: FieldDefinition = {
  key: 'length',
  label: 'Длина',
  section: 'specs',
  kind: { type: 'number', min: 0.5, max: 100, step: 0.01, unit: 'м', short: '{length} м' },
  required: 'Укажите длину корпуса в метрах, например 4,3',
  filter: 'range',
  card: 'table',
}

export const MATERIAL = choice({
  key: 'material',
  label: 'Материал корпуса',
  section: 'specs',
  options: HULL_MATERIALS,
})

/** Fields of boats and personal watercraft; engine hours instead of a mileage (domain §4). */
export const WATER_STATE: readonly FieldDefinition[] = [
  POWER,
  optional(COLOR),
  HOURS,
  DAMAGE_STATE,
  OWNERS_BEFORE,
  { ...optional(PASSPORT), label: 'Документы' },
  VIN,
  CUSTOMS_CLEARED,
  EXCHANGE,
]
