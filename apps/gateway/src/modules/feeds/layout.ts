import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import { upperBound } from '@trassa/catalog/engine/number-kind'
import { numberWithUnit } from '@trassa/catalog/engine/text/value-text'
import type { FeedColumn } from '@trassa/contracts/entities/feed'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { COMMON_COLUMNS, COMMON_KEYS, type CommonKey } from './mapping/common-columns.ts'

/** The columns of an ad type's feed, the common ones first. */
export function layoutOf(adType: AdType): FeedColumn[] {
  const { fields, priceRequired, photos } = formOf(adType)
  const isRequired: Partial<Record<CommonKey, boolean>> = {
    id: true,
    price: priceRequired,
    description: true,
    photos: photos.min > 0,
  }
  const common = COMMON_KEYS.map((key) => {
    const { label, hint } = COMMON_COLUMNS[key]
    return { label, hint, isRequired: isRequired[key] ?? false, values: [] }
  })
  const own = fields.map((field) => ({
    label: field.label,
    isRequired: field.required !== undefined,
    hint: hintOf(field),
    values: field.kind.type === 'enumeration' ? field.kind.options.map(({ name }) => name) : [],
  }))
  return [...common, ...own]
}

function hintOf({ kind }: FieldDefinition): string {
  switch (kind.type) {
    case 'dictionary':
      return 'Название из справочника, по-русски или латиницей.'
    case 'enumeration':
      return kind.many ? 'Одно или несколько через запятую:' : 'Одно из:'
    case 'number':
      return `Число от ${numberWithUnit(kind, kind.min)} до ${numberWithUnit(kind, upperBound(kind, new Date()))}`
    case 'text':
      return `Текст до ${kind.maxLength} знаков.`
    case 'flag':
      return 'Да или нет.'
  }
}
