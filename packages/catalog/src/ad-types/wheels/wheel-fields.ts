import type { FieldDefinition, FormSection } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { CLOSING_SECTIONS } from '../fields/vehicle-fields.ts'
import { DELIVERY, PART_CONDITION, QUANTITY } from '../parts/parts-fields.ts'
import { AXES } from './wheel-enumerations.ts'

/** Form sections of tyres, discs and wheels. */
export const WHEEL_SECTIONS: readonly FormSection[] = [
  { id: 'part', title: 'Что продаёте' },
  { id: 'size', title: 'Размер', hint: 'Числа написаны на самой шине и на самом диске.' },
  { id: 'state', title: 'Состояние и количество' },
  ...CLOSING_SECTIONS,
]

/** domain §4: 4–63 inches. A size is written R16, but R22.5. */
export const DIAMETER: FieldDefinition = {
  key: 'diameter',
  label: 'Диаметр',
  section: 'size',
  placeholder: '16',
  kind: { type: 'number', min: 4, max: 63, step: 0.5, unit: '″', short: 'R{diameter}' },
  required: 'Укажите диаметр в дюймах, например 16',
  filter: 'range',
  card: 'table',
}

/** Motorcycles: front or rear; empty for a pair. */
export const AXIS: FieldDefinition = choice({
  key: 'axis',
  label: 'Какое колесо',
  section: 'part',
  hint: 'Если продаёте оба, оставьте пустым.',
  options: AXES,
  filter: 'exact',
})

/** domain §4: quantity, 1–20. */
const WHEEL_QUANTITY: FieldDefinition = {
  ...QUANTITY,
  hint: 'Цену укажите за всё вместе.',
  kind: { type: 'number', min: 1, max: 20, step: 1, unit: 'шт.' },
  required: 'Укажите, сколько штук',
  filter: 'range',
}

/** State fields of tyres, discs and wheels; `wear` is the extra field of tyres. */
export const stateFields = (...wear: readonly FieldDefinition[]): readonly FieldDefinition[] => [
  PART_CONDITION,
  ...wear,
  WHEEL_QUANTITY,
  DELIVERY,
]
