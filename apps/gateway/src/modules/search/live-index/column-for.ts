import type { FilterField } from '@trassa/catalog/engine/definition'
import { choiceColumn } from './choice-column.ts'
import type { FieldColumn } from './field-column.ts'
import { flagColumn } from './flag-column.ts'
import { manyColumn } from './many-column.ts'
import { numberColumn } from './number-column.ts'

/** The column that fits how a field is filtered: the same for every ad type. */
export function columnFor({ kind, filter }: FilterField): FieldColumn {
  if (filter === 'range') return numberColumn()
  if (kind.type === 'flag') return flagColumn()
  if (kind.type !== 'enumeration') return choiceColumn({ hasFacets: kind.type === 'dictionary' })
  const values = kind.options.map(({ id }) => id)
  return kind.many ? manyColumn(values) : choiceColumn({ values, hasFacets: true })
}
