import { useId } from 'react'
import type { FilterControlProps } from './filter-control.tsx'

/** Words to look for. */
export function TextControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const id = useId()
  const filter = filters.find((one) => one.key === key)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="w-fit font-medium text-caption">
        {label}
      </label>
      <input
        id={id}
        name={key}
        type="search"
        maxLength={kind.type === 'text' ? kind.maxLength : undefined}
        placeholder="Слова из объявления"
        value={filter?.op === 'exact' ? String(filter.value) : ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(key, value === '' ? null : { key, op: 'exact', value }, 'typed')
        }
        className="control px-control-inset"
      />
    </div>
  )
}
