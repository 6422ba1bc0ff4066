import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { FormDefinition, Names } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { valueText } from '@trassa/catalog/engine/text/value-text'
import { cut } from '@trassa/catalog/format/cut'
import { formatPrice, plural } from '@trassa/catalog/format/numbers'
import type { City } from '@trassa/contracts/entities/city'
import type { ContentChange, ContentKey } from './merge-content.ts'

/** Signs of a text in a row. */
const TEXT = 200

const LABELS: Record<Exclude<ContentKey, `fields.${string}`>, string> = {
  cityId: 'Город',
  price: 'Цена',
  description: 'Описание',
  contactName: 'Имя для связи',
  address: 'Адрес',
  photos: 'Фотографии',
}

/** What turns ids into words. */
export interface Words {
  definition: FormDefinition
  cities: readonly City[]
}

/** One side of a comparison. */
export interface Side {
  content: AdContent
  /** Of the dictionary ids among its fields. */
  names: Names
}

const isCommon = (key: ContentKey): key is keyof typeof LABELS => key in LABELS

function textAt({ content, names }: Side, key: ContentKey, words: Words): string {
  switch (key) {
    case 'price':
      return content.price === null ? '' : formatPrice(content.price)
    case 'cityId':
      return words.cities.find(({ id }) => id === content.cityId)?.name ?? ''
    case 'photos': {
      const count = content.photos.length
      return `${count} ${plural(count, ['фотография', 'фотографии', 'фотографий'])}`
    }
    case 'description':
    case 'contactName':
    case 'address':
      return cut(content[key], TEXT)
    default: {
      const field = fieldOf(words.definition, key.slice('fields.'.length))
      return (field && valueText(field, content.fields, names)) ?? ''
    }
  }
}

export interface ChangeRow {
  key: ContentKey
  label: string
  mine: string
  theirs: string
  changedBy: ContentChange['changedBy']
}

/** The changes in words, for the comparison that a moderator chooses by. */
export const changeRows = (
  changes: readonly ContentChange[],
  { mine, theirs }: { mine: Side; theirs: Side },
  words: Words,
): ChangeRow[] =>
  changes.map(({ key, changedBy }) => ({
    key,
    changedBy,
    label: isCommon(key)
      ? LABELS[key]
      : (fieldOf(words.definition, key.slice('fields.'.length))?.label ?? key),
    mine: textAt(mine, key, words),
    theirs: textAt(theirs, key, words),
  }))
