import type { FieldDefinition } from '../../engine/definition.ts'
import { optional } from './field-variants.ts'
import { FUELS, GEARBOXES } from './power-enumerations.ts'

export const GEARBOX: FieldDefinition = {
  key: 'gearbox',
  label: 'Коробка передач',
  section: 'specs',
  kind: { type: 'enumeration', options: GEARBOXES },
  required: 'Выберите коробку передач',
  filter: 'many',
  card: 'table',
  column: 'gearbox',
}

export const FUEL: FieldDefinition = {
  key: 'fuel',
  label: 'Топливо',
  section: 'specs',
  kind: { type: 'enumeration', options: FUELS },
  required: 'Выберите топливо',
  filter: 'many',
  card: 'table',
  column: 'fuel',
}

/** Horse powers, required of cars. */
export const REQUIRED_POWER: FieldDefinition = {
  key: 'power',
  label: 'Мощность',
  section: 'specs',
  kind: { type: 'number', min: 1, max: 2000, step: 1, unit: 'л. с.' },
  required: 'Укажите мощность в лошадиных силах',
  filter: 'range',
  card: 'table',
  column: 'power',
}

/** Horse powers of other vehicles, where sellers often do not know them. */
export const POWER = optional(REQUIRED_POWER)

/** domain §4: engine hours of machinery and boats, instead of the mileage. */
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
