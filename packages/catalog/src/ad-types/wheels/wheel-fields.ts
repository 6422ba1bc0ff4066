import type { FieldDefinition, FormSection } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { CLOSING_SECTIONS } from '../fields/vehicle-fields.ts'
import { DELIVERY, PART_CONDITION, QUANTITY } from '../parts/parts-fields.ts'
import { AXES } from './wheel-enumerations.ts'

/** The steps of tyres, discs and wheels. */
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

/** Of motorcycles, where a front wheel is no rear wheel; empty for a pair. */
export const AXIS: FieldDefinition = choice({
  key: 'axis',
  label: 'Какое колесо',
  section: 'part',
  hint: 'Если продаёте оба, оставьте пустым.',
  options: AXES,
  filter: 'exact',
})

/** domain §4: 1–20 of them; people search for four at once. */
const WHEEL_QUANTITY: FieldDefinition = {
  ...QUANTITY,
  hint: 'Цену укажите за всё вместе.',
  kind: { type: 'number', min: 1, max: 20, step: 1, unit: 'шт.' },
  required: 'Укажите, сколько штук',
  filter: 'range',
}

/** What is asked of every tyre, disc and wheel; tyres have their wear in between. */
export const stateFields = (...wear: readonly FieldDefinition[]): readonly FieldDefinition[] => [
  PART_CONDITION,
  ...wear,
  WHEEL_QUANTITY,
  DELIVERY,
]
