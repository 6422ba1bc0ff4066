import type { NumberKind } from '@trassa/catalog/engine/definition'
import type { RangeFilter } from '@trassa/catalog/engine/filters/filter'
import { readNumber } from '@trassa/catalog/engine/filters/query-value'
import { digitsOf, upperBound } from '@trassa/catalog/engine/number-kind'
import { numberWithUnit } from '@trassa/catalog/engine/text/value-text'
import { useId, useState } from 'react'
import type { FilterControlProps } from './filter-control-props.ts'
import { NumberInput } from './number-input.tsx'

/** Says why a number is no filter: the list leaves out one that is beyond the bounds of its field. */
function mistakeOf(kind: NumberKind, value: number | undefined): string | undefined {
  if (value === undefined || readNumber(kind, String(value)) !== undefined) return undefined
  return value < kind.min
    ? `Не меньше ${numberWithUnit(kind, kind.min)}`
    : `Не больше ${numberWithUnit(kind, upperBound(kind, new Date()))}`
}

/** `from` and `to` of a number in one frame; an empty end is unbounded. */
export function RangeControl({ field, filters, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const mistakeId = useId()
  // A year is below its bound until its last digit is typed.
  const [isTyping, setTyping] = useState(false)
  if (kind.type !== 'number') return null
  const filter = filters.find((one) => one.key === key)
  const range: Partial<RangeFilter> = filter?.op === 'range' ? filter : {}
  const mistake = isTyping ? undefined : (mistakeOf(kind, range.from) ?? mistakeOf(kind, range.to))
  const shape = { fraction: digitsOf(kind), ungrouped: kind.ungrouped === true }
  const change = (ends: { from?: number | undefined; to?: number | undefined }) => {
    setTyping(true)
    const isOpen = ends.from === undefined && ends.to === undefined
    onChange(key, isOpen ? null : { key, op: 'range', ...ends }, 'typed')
  }
  return (
    <fieldset
      aria-describedby={mistake && mistakeId}
      onBlur={() => setTyping(false)}
      className="filter-range"
    >
      <legend>
        {label}
        {kind.unit && <span>{`, ${kind.unit}`}</span>}
      </legend>
      <div>
        <NumberInput
          {...shape}
          label={`${label}, от`}
          word="от"
          name={`${key}From`}
          value={range.from}
          onValueChange={(from) => change({ from, to: range.to })}
        />
        <NumberInput
          {...shape}
          label={`${label}, до`}
          word="до"
          name={`${key}To`}
          value={range.to}
          onValueChange={(to) => change({ from: range.from, to })}
        />
      </div>
      {mistake && (
        <p id={mistakeId} role="alert" className="mt-1.5 text-caption text-stop-text">
          {mistake}
        </p>
      )}
    </fieldset>
  )
}
