import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Arena } from '../memory/arena.ts'
import { encodedColumn } from './encoded-column.ts'
import type { FieldColumn } from './field-column.ts'
import { flagColumn } from './flag-column.ts'
import { multiValueColumn } from './multi-value-column.ts'
import { numberColumn } from './number-column.ts'
import { textColumn } from './text-column.ts'

/** How the values of a field are kept and compared with a filter. */
export type ColumnKind = 'number' | 'flag' | 'multiValue' | 'encoded'

/** The kind of column for a field, by the way in which it is filtered. */
export function columnKindOf({ kind, filter }: FilterField): ColumnKind {
  if (filter === 'range') return 'number'
  if (kind.type === 'flag') return 'flag'
  return kind.type === 'enumeration' && kind.many ? 'multiValue' : 'encoded'
}

const optionIds = ({ kind }: FilterField): number[] | undefined =>
  kind.type === 'enumeration' ? kind.options.map(({ id }) => id) : undefined

const COLUMNS: Record<ColumnKind, (field: FilterField, arena: Arena) => FieldColumn> = {
  number: (_, arena) => numberColumn(arena),
  flag: (_, arena) => flagColumn(arena),
  multiValue: (field, arena) => multiValueColumn(arena, optionIds(field) ?? []),
  encoded: (field, arena) => {
    const values = optionIds(field)
    const hasFacets = values !== undefined || field.kind.type === 'dictionary'
    return hasFacets ? encodedColumn(arena, values) : textColumn()
  },
}

/** An empty column for the values of a field. */
export const columnFor = (field: FilterField, arena: Arena): FieldColumn =>
  COLUMNS[columnKindOf(field)](field, arena)
