import { MultiSelect } from '@trassa/ui/choices/multi-select'
import { Select } from '@trassa/ui/choices/select'
import { RangeFields } from '@trassa/ui/fields/range-fields'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { type FilterKey, type FilterValues, listOf } from './ads-filter.ts'
import { type FilterField, keysOf, lastDay } from './filter-fields.ts'

interface FilterControlProps {
  field: FilterField
  values: FilterValues
  onChange: (change: FilterValues) => void
}

const DAY_MS = 24 * 60 * 60 * 1000

const asNumber = (text: string | undefined) => (text ? Number(text) : null)
const asText = (value: number | null) => (value === null ? '' : String(value))

/** The control of one filter; a choice counts at once, what is typed when it is left or confirmed. */
export function FilterControl({ field, values, onChange }: FilterControlProps) {
  switch (field.kind) {
    case 'text':
      return (
        <TypedField
          // Another value from elsewhere replaces what stands in the field.
          key={values[field.key]}
          label={field.label}
          value={values[field.key] ?? ''}
          onChange={(text) => onChange({ [field.key]: text })}
        />
      )
    case 'numbers':
      return (
        <NumberRange
          key={keysOf(field)
            .map((key) => values[key])
            .join()}
          field={field}
          values={values}
          onChange={onChange}
        />
      )
    case 'dates':
      return <DateRange field={field} values={values} onChange={onChange} />
    case 'choice':
      return (
        <Select
          label={field.label}
          placeholder="Любое"
          options={field.options}
          value={values[field.key] ?? null}
          onValueChange={(value) => onChange({ [field.key]: value ?? '' })}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          label={field.label}
          placeholder="Любое"
          options={field.options}
          value={listOf(values[field.key])}
          onValueChange={(chosen) => onChange({ [field.key]: chosen.join(',') })}
        />
      )
  }
}

interface NumberRangeProps extends FilterControlProps {
  field: Extract<FilterField, { kind: 'numbers' }>
}

/** Counts when it is left or confirmed: a price half typed would be asked of the server. */
function NumberRange({ field, values, onChange }: NumberRangeProps) {
  const [range, setRange] = useState({
    from: asNumber(values[field.from]),
    to: field.to ? asNumber(values[field.to]) : null,
  })
  function commit() {
    const change = {
      [field.from]: asText(range.from),
      ...(field.to && { [field.to]: asText(range.to) }),
    }
    const isNew = Object.entries(change).some(
      ([key, text]) => text !== (values[key as FilterKey] ?? ''),
    )
    if (isNew) onChange(change)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its fields
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) commit()
      }}
      onKeyDown={({ code }) => {
        if (code === 'Enter') commit()
      }}
    >
      <RangeFields
        label={field.label}
        {...(field.unit && { unit: field.unit })}
        value={range}
        onValueChange={setRange}
      />
    </div>
  )
}

interface TypedFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

function TypedField({ label, value, onChange }: TypedFieldProps) {
  return (
    <TextField
      label={label}
      defaultValue={value}
      onBlur={({ currentTarget }) => {
        const text = currentTarget.value.trim()
        if (text !== value) onChange(text)
      }}
      onKeyDown={({ code, currentTarget }) => {
        if (code === 'Enter') currentTarget.blur()
      }}
    />
  )
}

interface DateRangeProps extends FilterControlProps {
  field: Extract<FilterField, { kind: 'dates' }>
}

/** Days of the reader's clock, the last one included. */
function DateRange({ field, values, onChange }: DateRangeProps) {
  const [from, to] = [values[field.from], values[field.to]]
  const dayField = (word: string, key: FilterKey, day: string, write: (day: Date) => Date) => (
    <TextField
      type="date"
      label={`${field.label}, ${word}`}
      value={day}
      onChange={({ currentTarget: { value } }) =>
        onChange({ [key]: value ? write(new Date(`${value}T00:00`)).toISOString() : '' })
      }
    />
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      {dayField('от', field.from, from ? dayOf(from) : '', (day) => day)}
      {dayField(
        'до',
        field.to,
        to ? dayOf(lastDay(to)) : '',
        (day) => new Date(day.getTime() + DAY_MS),
      )}
    </div>
  )
}

/** `2026-11-23` of the reader's clock. */
const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('sv-SE')
