import type { FieldDefinition } from '../../engine/definition.ts'
import { choice, inSection } from '../fields/field-variants.ts'
import { BRAND } from '../parts/parts-fields.ts'
import { BOLT_HOLES, RIMS } from './wheel-enumerations.ts'

export const DISC_BRAND: FieldDefinition = {
  ...inSection('part', BRAND),
  label: 'Марка дисков',
  placeholder: 'K&K',
}

export const RIM: FieldDefinition = choice({
  key: 'rim',
  label: 'Тип диска',
  section: 'part',
  options: RIMS,
  required: 'Выберите тип диска',
  searched: true,
})

/** domain §4: 3.5–25 inches. The step allows the 8.25 and 11.75 of lorries (decision 015). */
export const RIM_WIDTH: FieldDefinition = {
  key: 'rimWidth',
  label: 'Ширина диска',
  section: 'size',
  placeholder: '6,5',
  kind: {
    type: 'number',
    min: 3.5,
    max: 25,
    step: 0.05,
    unit: '″',
    short: '{rimWidth}J×{diameter}',
  },
  required: 'Укажите ширину диска в дюймах, например 6,5',
  filter: 'range',
  card: 'table',
}

export const BOLTS: FieldDefinition = choice({
  key: 'bolts',
  label: 'Крепёжных отверстий',
  section: 'size',
  options: BOLT_HOLES,
  required: 'Выберите число отверстий',
})

/** Pitch circle diameter of the bolt holes. */
export const PCD: FieldDefinition = {
  key: 'pcd',
  label: 'PCD (разболтовка)',
  section: 'size',
  hint: 'Диаметр окружности, на которой стоят отверстия.',
  placeholder: '114,3',
  kind: { type: 'number', min: 50, max: 400, step: 0.1, unit: 'мм', short: '{bolts}×{pcd}' },
  required: 'Укажите PCD, например 114,3',
  filter: 'range',
  card: 'table',
}

/** domain §4: offset, −150…150 mm; negative if the mounting face is inside the centre line. */
export const OFFSET: FieldDefinition = {
  key: 'offset',
  label: 'Вылет (ET)',
  section: 'size',
  placeholder: '45',
  kind: { type: 'number', min: -150, max: 150, step: 0.5, unit: 'мм', short: 'ET{offset}' },
  filter: 'range',
  card: 'table',
}

export const BORE: FieldDefinition = {
  key: 'bore',
  label: 'Ступичное отверстие (DIA)',
  section: 'size',
  placeholder: '57,1',
  kind: { type: 'number', min: 10, max: 400, step: 0.1, unit: 'мм', short: 'DIA {bore}' },
  filter: 'range',
  card: 'table',
}
