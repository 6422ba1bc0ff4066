import type { FieldDefinition } from '../../engine/definition.ts'
import { FUEL_ELECTRIC } from '../fields/power-enumerations.ts'
import { FUEL, GEARBOX, REQUIRED_POWER } from '../fields/power-fields.ts'
import { BODY_TYPES, DOORS, DRIVES } from './car-enumerations.ts'
import { CAR_EQUIPMENT } from './car-equipment.ts'

/** Mark → model → generation → series → modification; series and modification prefill `CAR_SPECS`. */
export const CAR_CHAIN: readonly FieldDefinition[] = [
  {
    key: 'markId',
    label: 'Марка',
    section: 'model',
    kind: { type: 'dictionary', dictionary: 'carMarks' },
    required: 'Выберите марку',
    filter: 'many',
    card: 'table',
    column: 'markId',
    revision: true,
  },
  {
    key: 'modelId',
    label: 'Модель',
    section: 'model',
    kind: { type: 'dictionary', dictionary: 'carModels', dependsOn: 'markId' },
    required: 'Выберите модель',
    filter: 'many',
    card: 'table',
    column: 'modelId',
    revision: true,
  },
  {
    key: 'generationId',
    label: 'Поколение',
    section: 'model',
    kind: { type: 'dictionary', dictionary: 'carGenerations', dependsOn: 'modelId' },
    filter: 'many',
    card: 'table',
    column: 'generationId',
  },
  {
    key: 'seriesId',
    label: 'Серия',
    section: 'model',
    kind: {
      type: 'dictionary',
      dictionary: 'carSeries',
      dependsOn: 'generationId',
      prefills: ['bodyType'],
    },
    column: 'seriesId',
  },
  {
    key: 'modificationId',
    label: 'Модификация',
    section: 'model',
    hint: 'Заполнит характеристики ниже, останется проверить.',
    kind: {
      type: 'dictionary',
      dictionary: 'carModifications',
      dependsOn: 'seriesId',
      prefills: ['gearbox', 'fuel', 'drive', 'volume', 'power'],
    },
    card: 'table',
    column: 'modificationId',
  },
]

export const CAR_SPECS: readonly FieldDefinition[] = [
  {
    key: 'bodyType',
    label: 'Кузов',
    section: 'specs',
    kind: { type: 'enumeration', options: BODY_TYPES },
    required: 'Выберите кузов',
    filter: 'many',
    card: 'table',
    column: 'bodyType',
    searched: true,
  },
  FUEL,
  {
    key: 'volume',
    label: 'Объём двигателя',
    section: 'specs',
    kind: { type: 'number', min: 0.1, max: 10, step: 0.1, unit: 'л' },
    required: 'Укажите объём двигателя в литрах, например 1,6',
    visibleWhen: { field: 'fuel', notIn: [FUEL_ELECTRIC] },
    filter: 'range',
    card: 'table',
    column: 'volume',
  },
  REQUIRED_POWER,
  GEARBOX,
  {
    key: 'drive',
    label: 'Привод',
    section: 'specs',
    kind: { type: 'enumeration', options: DRIVES },
    required: 'Выберите привод',
    filter: 'many',
    card: 'table',
    column: 'drive',
  },
  {
    key: 'doors',
    label: 'Дверей',
    section: 'specs',
    kind: { type: 'enumeration', options: DOORS },
    filter: 'many',
    card: 'table',
  },
]

export const EQUIPMENT: FieldDefinition = {
  key: 'options',
  label: 'Комплектация',
  section: 'equipment',
  kind: { type: 'enumeration', options: CAR_EQUIPMENT, many: true },
  filter: 'many',
  card: 'list',
}
