import { TextField } from '@trassa/ui/text-field'
import type { FilterControlProps } from './filter-control.tsx'

/** Words to look for. */
export function TextControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const filter = filters.find((one) => one.key === key)
  return (
    <TextField
      label={label}
      name={key}
      type="search"
      maxLength={kind.type === 'text' ? kind.maxLength : undefined}
      placeholder="Слова из объявления"
      value={filter?.op === 'exact' ? String(filter.value) : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(key, value === '' ? null : { key, op: 'exact', value }, 'typed')
      }
    />
  )
}
