import type { Fields } from '@trassa/contracts/entities/ad'
import type { FormDefinition } from '../definition.ts'
import { valueText } from './value-text.ts'

/** The name of a dictionary row and its Russian spelling. */
export interface RowNames {
  name: string
  nameRu: string | null
}

/** A part number is searched with and without separators: `06A-115 561`, `06A115561`. */
const withoutDividers = (word: string): string => word.replace(/[\s./-]+/g, '')

/**
 * The words of the text index that are not in the title: Russian spellings of marks and models, the
 * values of fields with `searched`, part numbers with and without separators. Each word once.
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
