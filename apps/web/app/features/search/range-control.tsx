import { digitsOf } from '@trassa/catalog/number-field'
import { RangeFields } from '@trassa/ui/range-fields'
import type { FilterControlProps } from './filter-control.tsx'

/** `from` and `to` of a number; whichever is empty is open. */
export function RangeControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const filter = filters.find((one) => one.key === key)
  if (kind.type !== 'number') return null
  const range = filter?.op === 'range' ? filter : undefined
  return (
    <RangeFields
      label={label}
      names={{ from: `${key}From`, to: `${key}To` }}
      value={{ from: range?.from ?? null, to: range?.to ?? null }}
      unit={kind.unit}
      fraction={digitsOf(kind)}
      ungrouped={kind.ungrouped}
      onValueChange={({ from, to }) => {
        const ends = { ...(from !== null && { from }), ...(to !== null && { to }) }
        onChange(key, from === null && to === null ? null : { key, op: 'range', ...ends }, 'typed')
      }}
    />
  )
}
