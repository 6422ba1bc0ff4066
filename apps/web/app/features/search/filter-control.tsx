import type { FilterField } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'
import { ManyControl } from './many-control.tsx'
import { OptionRange } from './option-range.tsx'
import { RangeControl } from './range-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import { Tick } from './tick.tsx'
import type { Dictionaries } from './use-dictionaries.ts'
import type { CountOf } from './use-facets.ts'

/** What is typed is asked for when the fingers rest, what is chosen at once. */
export type ChangeManner = 'typed' | 'chosen'

export type ChangeFilter = (key: string, filter: Filter | null, manner?: ChangeManner) => void

export interface FilterControlProps {
  field: FilterField
  filters: readonly Filter[]
  dictionaries: Dictionaries
  countOf: CountOf
  onChange: ChangeFilter
}

/** The control of a filter, by its kind and never by the type of the ads. */
export function FilterControl(props: FilterControlProps) {
  const { field, filters, countOf, onChange } = props
  const { key, kind, label } = field
  if (field.filter === 'range') {
    return kind.type === 'enumeration' ? <OptionRange {...props} /> : <RangeControl {...props} />
  }
  if (kind.type === 'text') return <TextControl {...props} />
  if (kind.type === 'flag') {
    const filter = filters.find((one) => one.key === key)
    return (
      <Tick
        name={key}
        value="true"
        checked={filter?.op === 'exact' && filter.value === true}
        count={countOf(key, 'true')}
        onCheckedChange={(ticked) =>
          onChange(key, ticked ? { key, op: 'exact', value: true } : null)
        }
      >
        {label}
      </Tick>
    )
  }
  return field.filter === 'many' ? <ManyControl {...props} /> : <SelectControl {...props} />
}
