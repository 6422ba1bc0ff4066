import type { FilterField } from '@trassa/catalog/engine/definition'
import { encodedColumn } from './encoded-column.ts'
import type { FieldColumn } from './field-column.ts'
import { flagColumn } from './flag-column.ts'
import { multiValueColumn } from './multi-value-column.ts'
import { numberColumn } from './number-column.ts'

/** The kind of column for a field, by the way in which it is filtered. */
export function columnFor({ kind, filter }: FilterField): FieldColumn {
  if (filter === 'range') return numberColumn()
  if (kind.type === 'flag') return flagColumn()
  if (kind.type !== 'enumeration') return encodedColumn({ hasFacets: kind.type === 'dictionary' })
  const values = kind.options.map(({ id }) => id)
  return kind.many ? multiValueColumn(values) : encodedColumn({ values, hasFacets: true })
}
