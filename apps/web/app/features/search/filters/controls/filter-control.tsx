import type { FilterControlProps } from './filter-control-props.ts'
import { ManyControl } from './many-control.tsx'
import { MarksControl } from './marks-control.tsx'
import { NativeCheckbox } from './native-checkbox.tsx'
import { OptionRange } from './option-range.tsx'
import { RangeControl } from './range-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'

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
      <NativeCheckbox
        name={key}
        value="true"
        checked={filter?.op === 'exact' && filter.value === true}
        count={countOf(key, 'true')}
        onCheckedChange={(ticked) =>
          onChange(key, ticked ? { key, op: 'exact', value: true } : null)
        }
      >
        {label}
      </NativeCheckbox>
    )
  }
  if (kind.type === 'dictionary' && !kind.dependsOn && field.filter === 'many') {
    return <MarksControl {...props} />
  }
  return field.filter === 'many' ? <ManyControl {...props} /> : <SelectControl {...props} />
}
