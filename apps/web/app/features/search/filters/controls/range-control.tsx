import { digitsOf } from '@trassa/catalog/engine/number-kind'
import { useId } from 'react'
import type { FilterControlProps } from './filter-control-props.ts'
import { NumberInput } from './number-input.tsx'

/** `from` and `to` of a number in one frame; an empty end is unbounded. */
export function RangeControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const labelId = useId()
  if (kind.type !== 'number') return null
  const filter = filters.find((one) => one.key === key)
  const range = filter?.op === 'range' ? filter : undefined
  const shape = { fraction: digitsOf(kind), ungrouped: kind.ungrouped === true }
  const change = (ends: { from?: number | undefined; to?: number | undefined }) => {
    const isOpen = ends.from === undefined && ends.to === undefined
    onChange(key, isOpen ? null : { key, op: 'range', ...ends }, 'typed')
  }
  return (
    <fieldset aria-labelledby={labelId} className="min-w-0">
      <span id={labelId} className="mb-1.5 block w-fit font-medium text-caption">
        {label}
      </span>
      <div className="flex">
        <NumberInput
          {...shape}
          label={`${label}, от`}
          word="от"
          name={`${key}From`}
          value={range?.from}
          onValueChange={(from) => change({ from, to: range?.to })}
          className="rounded-r-none focus-within:z-1"
        />
        <NumberInput
          {...shape}
          label={`${label}, до`}
          word="до"
          name={`${key}To`}
          unit={kind.unit}
          value={range?.to}
          onValueChange={(to) => change({ from: range?.from, to })}
          className="-ml-px rounded-l-none"
        />
      </div>
    </fieldset>
  )
}
