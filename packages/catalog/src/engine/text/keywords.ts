import type { Fields } from '@trassa/contracts/entities/ad'
import type { FormDefinition } from '../definition.ts'
import { valueText } from './value-text.ts'

/** The name of a dictionary row, and how Russians spell it. */
export interface RowNames {
  name: string
  nameRu: string | null
}

/** `06A-115 561` is typed as `06A115561` too. */
const withoutDividers = (word: string): string => word.replace(/[\s./-]+/g, '')

/**
 * What the text search must find and the title does not say: the Russian spelling of marks and models,
 * what a part fits, its number with and without its dividers, the kind of thing. Each word once.
 */
export function keywordsOf(
  form: FormDefinition,
  fields: Fields,
  rowOf: (key: string) => RowNames | undefined,
): string {
  const inTitle = new Set(form.title.flat())
  const words = form.fields.flatMap((field): (string | null | undefined)[] => {
    if (field.kind.type === 'dictionary') {
      const row = rowOf(field.key)
      return [inTitle.has(field.key) ? null : row?.name, row?.nameRu]
    }
    if (!field.searched || inTitle.has(field.key)) return []
    const text = valueText(field, fields, {})
    return [text, text && field.kind.type === 'text' ? withoutDividers(text) : null]
  })
  return [...new Set(words.filter((word) => typeof word === 'string'))].join(' ')
}
