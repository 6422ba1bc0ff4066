import { rankOptions } from '@trassa/catalog/names/rank-options'
import { Combobox } from '@trassa/ui/choices/combobox'
import { MultiSelect } from '@trassa/ui/choices/multi-select'
import { Select } from '@trassa/ui/choices/select'
import { RangeFields } from '@trassa/ui/fields/range-fields'
import { TextField } from '@trassa/ui/fields/text-field'
import type { ReactNode } from 'react'
import { useFollowingState } from '../../../lib/use-following-state.ts'
import { useStaff } from '../../../shared/users/use-staff.ts'
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

/** Both ends of a range: a range that is set from elsewhere replaces what stands in its fields. */
const rangeText = (field: Parameters<typeof keysOf>[0], values: FilterValues) =>
  keysOf(field)
    .map((key) => values[key])
    .join()

/** The control of one filter; a choice counts at once, what is typed when it is left or confirmed. */
export function FilterControl({ field, values, onChange }: FilterControlProps) {
  switch (field.kind) {
    case 'text':
      return (
        <TypedField
          label={field.label}
          value={values[field.key] ?? ''}
          onChange={(text) => onChange({ [field.key]: text })}
        />
      )
    case 'numbers':
      return <NumberRange field={field} values={values} onChange={onChange} />
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
    case 'staff':
      return <StaffField field={field} values={values} onChange={onChange} />
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

interface StaffFieldProps extends FilterControlProps {
  field: Extract<FilterField, { kind: 'staff' }>
}

/** Suggests the staff by name; the filter is the id. */
function StaffField({ field, values, onChange }: StaffFieldProps) {
  const staff = useStaff(true)
  return (
    <Combobox
      label={field.label}
      placeholder="Любой"
      options={staff}
      rank={rankOptions}
      value={staff.find(({ value }) => value === values[field.key]) ?? null}
      onValueChange={(chosen) => onChange({ [field.key]: chosen?.value ?? '' })}
    />
  )
}

interface NumberRangeProps extends FilterControlProps {
  field: Extract<FilterField, { kind: 'numbers' }>
}

/** Counts when it is left or confirmed: a price half typed would be asked of the server. */
function NumberRange({ field, values, onChange }: NumberRangeProps) {
  const [range, setRange] = useFollowingState(rangeText(field, values), () => ({
    from: asNumber(values[field.from]),
    to: field.to ? asNumber(values[field.to]) : null,
  }))
  const change = {
    [field.from]: asText(range.from),
    ...(field.to && { [field.to]: asText(range.to) }),
  }
  return (
    <Typed change={change} values={values} onChange={onChange}>
      <RangeFields
        label={field.label}
        {...(field.unit && { unit: field.unit })}
        value={range}
        onValueChange={setRange}
      />
    </Typed>
  )
}

interface TypedProps extends Pick<FilterControlProps, 'values' | 'onChange'> {
  /** What its fields say now. */
  change: FilterValues
  children: ReactNode
  className?: string
}

/** Fields that count together: when the last of them is left, or at Enter. */
function Typed({ change, values, onChange, ...frame }: TypedProps) {
  function commit() {
    const isNew = Object.entries(change).some(
      ([key, text]) => text !== (values[key as FilterKey] ?? ''),
    )
    if (isNew) onChange(change)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its fields
    <div
      {...frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) commit()
      }}
      onKeyDown={({ code }) => {
        if (code === 'Enter' || code === 'NumpadEnter') commit()
      }}
    />
  )
}

interface TypedFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

function TypedField({ label, value, onChange }: TypedFieldProps) {
  const [typed, setTyped] = useFollowingState(value, () => value)
  function commit() {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={({ code }) => {
        if (code === 'Enter' || code === 'NumpadEnter') commit()
      }}
    />
  )
}

interface DateRangeProps extends FilterControlProps {
  field: Extract<FilterField, { kind: 'dates' }>
}

/**
 * Days of the reader's clock, the last one included. A day counts when it is typed whole: each digit of a year makes
 * another date.
 */
function DateRange({ field, values, onChange }: DateRangeProps) {
  const known = { from: dayOf(values[field.from]), to: dayOf(values[field.to], lastDay) }
  const [days, setDays] = useFollowingState(rangeText(field, values), () => known)
  const change = {
    ...(days.from !== known.from && { [field.from]: momentOf(days.from) }),
    ...(days.to !== known.to && { [field.to]: momentOf(days.to, DAY_MS) }),
  }
  return (
    <Typed change={change} values={values} onChange={onChange} className="grid grid-cols-2 gap-2">
      <TextField
        type="date"
        label={`${field.label}, от`}
        value={days.from}
        onChange={({ currentTarget: { value } }) => setDays({ ...days, from: value })}
      />
      <TextField
        type="date"
        label={`${field.label}, до`}
        value={days.to}
        onChange={({ currentTarget: { value } }) => setDays({ ...days, to: value })}
      />
    </Typed>
  )
}

/** `2026-11-23` of the reader's clock; empty for no moment. */
const dayOf = (iso: string | undefined, day = (moment: string) => moment): string =>
  iso ? new Date(day(iso)).toLocaleDateString('sv-SE') : ''

/** The beginning of a day, or so many milliseconds after it; empty for no day, and for one of a year with five digits. */
function momentOf(day: string, after = 0): string {
  const start = new Date(`${day}T00:00`).getTime()
  return Number.isNaN(start) ? '' : new Date(start + after).toISOString()
}
