import type { FieldDefinition } from '../../engine/definition.ts'
import { CAR_SPECS } from './car-fields.ts'
import { optional } from './field-variants.ts'

function carSpec(key: string): FieldDefinition {
  const field = CAR_SPECS.find((spec) => spec.key === key)
  if (!field) throw new Error(`A car has no ${key}`)
  return field
}

/** What vehicles with an engine and a gearbox share with cars. */
export const GEARBOX = carSpec('gearbox')
export const FUEL = carSpec('fuel')

/** Horse powers, for those who know them. */
export const POWER = optional(carSpec('power'))

/** domain §4: engine hours of machinery and boats, in place of the mileage. */
export const HOURS: FieldDefinition = {
  key: 'hours',
  label: 'Наработка',
  section: 'state',
  kind: {
    type: 'number',
    min: 0,
    max: 1_000_000,
    step: 1,
    unit: 'ч',
    units: ['час', 'часа', 'часов'],
  },
  filter: 'range',
  card: 'table',
}
