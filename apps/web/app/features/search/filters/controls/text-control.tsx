import { useId } from 'react'
import type { FilterControlProps } from './filter-control-props.ts'

/** Free text: words of an ad, the number of a part. */
export function TextControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const id = useId()
  const filter = filters.find((one) => one.key === key)
  const change = (typed: string) => {
    // As the form of an ad writes it: the number of a part is found however it is typed.
    const value = kind.type === 'text' && kind.upperCase ? typed.toUpperCase() : typed
    onChange(key, value === '' ? null : { key, op: 'exact', value }, 'typed')
  }
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={key}
        type="search"
        maxLength={kind.type === 'text' ? kind.maxLength : undefined}
        placeholder={key === 'q' ? 'Слова из объявления' : undefined}
        value={filter?.op === 'exact' ? String(filter.value) : ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  )
}
