import type { RangeFilter } from '@trassa/catalog/engine/filters/filter'
import { use } from 'react'
import { NativeSelect } from '../../../../shared/native-select/native-select.tsx'
import { isWithoutOptions } from '../filter-choice.ts'
import { AllFiltersContext } from '../filter-fold.tsx'
import type { FilterControlProps } from './filter-control-props.ts'

/** `from` and `to` of an enumeration whose options ascend: load capacity. */
export function OptionRange({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const { complete } = use(AllFiltersContext)
  if (kind.type !== 'enumeration') return null
  const filter = filters.find((one) => one.key === key)
  const range = filter?.op === 'range' ? filter : undefined
  const change = (end: 'from' | 'to', text: string) => {
    const next: RangeFilter = { key, op: 'range', from: range?.from, to: range?.to }
    next[end] = text === '' ? undefined : Number(text)
    onChange(key, next.from === undefined && next.to === undefined ? null : next)
  }
  const ends = [
    { end: 'from', name: `${key}From`, word: 'от' },
    { end: 'to', name: `${key}To`, word: 'до' },
  ] as const
  return (
    <fieldset className="filter-range">
      <legend>{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {ends.map(({ end, name, word }) => (
          <NativeSelect
            key={end}
            label={`${label}, ${word}`}
            labelHidden
            name={name}
            value={String(range?.[end] ?? '')}
            onValueChange={(text) => change(end, text)}
            {...(isWithoutOptions(field) && { onOpen: complete })}
          >
            <option value="">{word}</option>
            {kind.options.map(({ id, name: option }) => (
              <option key={id} value={id}>
                {option}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
    </fieldset>
  )
}
