import type { FieldDefinition, FormOption } from '../../engine/definition.ts'
import { choice, optional } from './field-variants.ts'
import { BRAKES, SUSPENSIONS, TRAILER_CAPACITIES, TRAILER_CLASSES } from './trailer-enumerations.ts'
import {
  COLOR,
  CUSTOMS_CLEARED,
  DAMAGE_STATE,
  EXCHANGE,
  OWNERS_BEFORE,
  PASSPORT,
  VIN,
  YEAR,
} from './vehicle-fields.ts'
import { MARK_KEYS, marksOf } from './vehicle-marks.ts'

const AXLES: FieldDefinition = {
  key: 'axles',
  label: 'Осей',
  section: 'specs',
  kind: { type: 'number', min: 1, max: 10, step: 1, units: ['ось', 'оси', 'осей'] },
  required: 'Укажите, сколько осей',
  filter: 'range',
  card: 'table',
}

/** domain §4: fields of both trailer types; no mileage and no steering side. */
export const trailerFields = (types: readonly FormOption[]): readonly FieldDefinition[] => [
  choice({
    key: 'typeId',
    label: 'Тип прицепа',
    section: 'model',
    options: types,
    required: 'Выберите тип прицепа',
    searched: true,
  }),
  ...marksOf(['trailer']),
  YEAR,
  choice({
    key: 'capacity',
    label: 'Грузоподъёмность',
    section: 'specs',
    options: TRAILER_CAPACITIES,
    required: 'Выберите грузоподъёмность',
  }),
  AXLES,
  choice({ key: 'trailerClass', label: 'Категория', section: 'specs', options: TRAILER_CLASSES }),
  choice({ key: 'brakes', label: 'Тормоза', section: 'specs', options: BRAKES }),
  choice({ key: 'suspension', label: 'Подвеска', section: 'specs', options: SUSPENSIONS }),
  optional(COLOR),
  DAMAGE_STATE,
  OWNERS_BEFORE,
  optional(PASSPORT),
  VIN,
  CUSTOMS_CLEARED,
  EXCHANGE,
]

export const TRAILER_LINES = {
  title: [['typeId', ...MARK_KEYS], ['year']],
  summary: [['year'], ['capacity'], ['axles'], ['suspension']],
} as const
