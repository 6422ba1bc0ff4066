import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { FieldDefinition, FormOption } from '../../engine/definition.ts'
import { PART_CONDITIONS, PRODUCERS } from './parts-enumerations.ts'

/** domain §4: number of photos of a part. */
export const PART_PHOTOS = { min: 1, max: 10 } as const

/** The part's category, one of its type's. */
export const category = (options: readonly FormOption[]): FieldDefinition => ({
  key: 'typeId',
  label: 'Категория',
  section: 'part',
  kind: { type: 'enumeration', options },
  required: 'Выберите категорию',
  filter: 'many',
  card: 'table',
  searched: true,
})

/** The mark and model that a part fits: of cars, or of the mark groups `codes`. Empty for a universal part. */
export function fits(codes: 'car' | readonly MarkCode[]): readonly FieldDefinition[] {
  const isCar = codes === 'car'
  return [
    {
      key: 'markId',
      label: 'Подходит к марке',
      section: 'part',
      hint: 'Если подходит ко всем, оставьте пустым.',
      kind: isCar
        ? { type: 'dictionary', dictionary: 'carMarks' }
        : { type: 'dictionary', dictionary: 'vehicleMarks', codes },
      filter: 'many',
      card: 'table',
      column: 'markId',
      revision: true,
    },
    {
      key: 'modelId',
      label: 'Подходит к модели',
      section: 'part',
      kind: {
        type: 'dictionary',
        dictionary: isCar ? 'carModels' : 'vehicleModels',
        dependsOn: 'markId',
      },
      filter: 'many',
      card: 'table',
      column: 'modelId',
      revision: true,
    },
  ]
}

export const PART_CONDITION: FieldDefinition = {
  key: 'condition',
  label: 'Состояние',
  section: 'state',
  kind: { type: 'enumeration', options: PART_CONDITIONS, any: 0 },
  required: 'Укажите, новое или б/у',
  filter: 'exact',
  card: 'table',
  column: 'condition',
}

export const PRODUCER: FieldDefinition = {
  key: 'producer',
  label: 'Оригинал или аналог',
  section: 'state',
  kind: { type: 'enumeration', options: PRODUCERS },
  filter: 'exact',
  card: 'table',
}

/** The part's manufacturer; free text is searched by words, so it has no filter. */
export const BRAND: FieldDefinition = {
  key: 'brand',
  label: 'Производитель',
  section: 'state',
  placeholder: 'Bosch',
  kind: { type: 'text', maxLength: 40 },
  card: 'table',
  searched: true,
}

/** Stored in upper case: the search ignores case. */
export const PART_NUMBER: FieldDefinition = {
  key: 'partNumber',
  label: 'Номер запчасти',
  section: 'state',
  hint: 'Каталожный номер: покупатели часто ищут по нему.',
  placeholder: '06A115561B',
  kind: { type: 'text', maxLength: 50, upperCase: true },
  filter: 'exact',
  card: 'table',
  searched: true,
}

export const QUANTITY: FieldDefinition = {
  key: 'quantity',
  label: 'Количество',
  section: 'state',
  kind: { type: 'number', min: 1, max: 9999, step: 1, unit: 'шт.' },
  card: 'table',
}

export const DELIVERY: FieldDefinition = {
  key: 'delivery',
  label: 'Есть доставка',
  section: 'state',
  kind: { type: 'flag' },
  filter: 'exact',
  card: 'table',
}
