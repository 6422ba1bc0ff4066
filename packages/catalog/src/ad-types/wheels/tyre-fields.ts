import type { FieldDefinition } from '../../engine/definition.ts'
import { THIN } from '../../format/numbers.ts'
import { choice } from '../fields/field-variants.ts'
import { PART_USED } from '../parts/part-condition.ts'
import { FOR_WHOM, SEASONALITY } from './wheel-enumerations.ts'

/** The tyre's manufacturer (spec §7: dic-wheel-mark); empty if the dictionary does not have it. */
export const TYRE_MARKS: readonly FieldDefinition[] = [
  {
    key: 'markId',
    label: 'Марка шин',
    section: 'part',
    kind: { type: 'dictionary', dictionary: 'vehicleMarks', codes: ['wheel'] },
    filter: 'many',
    card: 'table',
    column: 'markId',
    revision: true,
  },
  {
    key: 'modelId',
    label: 'Модель шин',
    section: 'part',
    kind: { type: 'dictionary', dictionary: 'vehicleModels', dependsOn: 'markId' },
    filter: 'many',
    card: 'table',
    column: 'modelId',
    revision: true,
  },
]

export const SEASON: FieldDefinition = choice({
  key: 'seasonality',
  label: 'Сезонность',
  section: 'part',
  options: SEASONALITY,
  required: 'Выберите сезонность',
  searched: true,
})

export const FOR_VEHICLES: FieldDefinition = choice({
  key: 'forWhom',
  label: 'Для каких машин',
  section: 'part',
  options: FOR_WHOM,
  required: 'Укажите, для легковых или для грузовых',
  filter: 'exact',
  searched: true,
})

/** `205/55 R16`: the template of the width writes the whole size in the summary line. */
export const TYRE_SIZE: readonly FieldDefinition[] = [
  {
    key: 'width',
    label: 'Ширина шины',
    section: 'size',
    placeholder: '205',
    kind: {
      type: 'number',
      min: 50,
      max: 600,
      step: 1,
      unit: 'мм',
      short: '{width}/{profile} R{diameter}',
    },
    required: 'Укажите ширину шины в миллиметрах, например 205',
    filter: 'range',
    card: 'table',
  },
  {
    key: 'profile',
    label: 'Высота профиля',
    section: 'size',
    hint: 'Нет в обозначении (полнопрофильная шина) — оставьте пустым.',
    placeholder: '55',
    kind: { type: 'number', min: 20, max: 100, step: 1, unit: '%' },
    filter: 'range',
    card: 'table',
  },
]

export const RUN_FLAT: FieldDefinition = {
  key: 'runFlat',
  label: 'RunFlat: едет и без давления',
  section: 'size',
  kind: { type: 'flag' },
  filter: 'exact',
  card: 'table',
}

/** Tread wear of a used tyre, in percent. */
export const WEAR: FieldDefinition = {
  key: 'wear',
  label: 'Износ',
  section: 'state',
  kind: {
    type: 'number',
    min: 0,
    max: 100,
    step: 1,
    unit: '%',
    short: `износ {wear}${THIN}%`,
  },
  required: 'Укажите износ; у почти новых — 0',
  visibleWhen: { field: 'condition', in: [PART_USED] },
  filter: 'range',
  card: 'table',
}
