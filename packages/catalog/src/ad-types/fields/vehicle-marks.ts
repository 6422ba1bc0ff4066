import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { FieldDefinition } from '../../engine/definition.ts'

/**
 * Mark and model of vehicles other than cars, from the mark groups `codes`. A model that the dictionary
 * does not have is entered as text; without `required` the mark may be too (home-made trailers, boats
 * without a mark).
 */
export const marksOf = (
  codes: readonly MarkCode[],
  required?: string,
): readonly FieldDefinition[] => [
  {
    key: 'markId',
    label: 'Марка',
    section: 'model',
    kind: { type: 'dictionary', dictionary: 'vehicleMarks', codes },
    ...(required && { required }),
    filter: 'many',
    card: 'table',
    column: 'markId',
    revision: true,
  },
  {
    key: 'modelId',
    label: 'Модель',
    section: 'model',
    kind: { type: 'dictionary', dictionary: 'vehicleModels', dependsOn: 'markId' },
    filter: 'many',
    card: 'table',
    column: 'modelId',
    revision: true,
  },
  {
    key: 'modelName',
    label: 'Название модели',
    section: 'model',
    hint: 'Если её нет в списке.',
    kind: { type: 'text', maxLength: 60 },
    visibleWhen: { field: 'modelId', absent: true },
    card: 'table',
    revision: true,
  },
]

/** The first groups of a title. */
export const MARK_KEYS = ['markId', 'modelId', 'modelName'] as const
