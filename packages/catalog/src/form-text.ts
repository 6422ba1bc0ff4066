import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import type { FieldDefinition, FieldKind, Names, NumberKind } from './form-definition.ts'
import { formatNumber, withUnit } from './format.ts'
import { digitsOf } from './number-field.ts'

/** A number as its field writes it, without the unit. */
export function numberText(kind: NumberKind, value: number): string {
  return kind.ungrouped ? String(value) : formatNumber(value, digitsOf(kind))
}

/** A number as its field writes it, with the unit where there is one. */
export function numberWithUnit(kind: NumberKind, value: number): string {
  const text = numberText(kind, value)
  return kind.unit ? withUnit(text, kind.unit) : text
}

function optionNames(kind: Extract<FieldKind, { type: 'enumeration' }>, value: FieldValue) {
  const ids = Array.isArray(value) ? value : [value]
  return kind.options.filter((option) => ids.some((id) => id === option.id))
}

/** A field's value in words, as a table shows it; `undefined` where there is nothing to show. */
export function valueText(
  { key, kind }: FieldDefinition,
  fields: Fields,
  names: Names,
): string | undefined {
  const value = fields[key]
  if (value === undefined || value === null || value === '') return undefined
  switch (kind.type) {
    case 'dictionary':
      return names[key]
    case 'enumeration':
      return (
        optionNames(kind, value)
          .map((option) => option.name)
          .join(', ') || undefined
      )
    case 'number':
      return typeof value === 'number' ? numberWithUnit(kind, value) : undefined
    case 'text':
      return String(value)
    case 'flag':
      return value === true ? 'Да' : 'Нет'
  }
}

/** A value at its shortest: options by their short word, numbers bare when `bare`. */
export function shortText(
  field: FieldDefinition,
  fields: Fields,
  names: Names,
  bare: boolean,
): string | undefined {
  const { key, kind } = field
  const value = fields[key]
  if (value === undefined || value === null) return undefined
  if (kind.type === 'enumeration') {
    const option = optionNames(kind, value)[0]
    return option?.short ?? option?.name
  }
  if (kind.type === 'number' && bare && typeof value === 'number') return numberText(kind, value)
  return valueText(field, fields, names)
}
