import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import { formatNumber, inSentence, NBSP, plural, withUnit } from '../../format/numbers.ts'
import type { FieldDefinition, FieldKind, Names, NumberKind } from '../definition.ts'
import { digitsOf } from '../number-kind.ts'

/** A number in the format of its field, without the unit. */
export function numberText(kind: NumberKind, value: number): string {
  if (kind.ungrouped) return String(value)
  return kind.short === undefined ? formatNumber(value, digitsOf(kind)) : sizeText(value)
}

/** Without trailing zeros of the fraction: 16, 22.5, −35. */
function sizeText(value: number): string {
  const [, fraction = ''] = String(value).split('.')
  return formatNumber(value, fraction.length)
}

/** A key in braces with the character before it, which is left out with an absent number: `/{profile}`. */
const KEY = /[^\s{}]*\{(\w+)\}/g

/** Fills a template: `{width}/{profile} R{diameter}` → `260 R20` where the profile is absent. */
function sizesText(short: string, fields: Fields): string {
  const written = short.replace(KEY, (part, key: string) => {
    const value = fields[key]
    return typeof value === 'number' ? part.replace(`{${key}}`, sizeText(value)) : ''
  })
  return written.trim()
}

/** A measure is read with a comma, `3,21 м`; codes have a point: `2.0 AT`, `R22.5`. */
const withComma = (text: string): string => text.replace('.', ',')

/** A number in the format of its field, with its unit if it has one. */
export function numberWithUnit(kind: NumberKind, value: number): string {
  const text = numberText(kind, value)
  if (kind.units) return `${text}${NBSP}${plural(value, kind.units)}`
  return kind.unit ? withUnit(withComma(text), kind.unit) : text
}

function optionNames(kind: Extract<FieldKind, { type: 'enumeration' }>, value: FieldValue) {
  const ids = Array.isArray(value) ? value : [value]
  return kind.options.filter((option) => ids.some((id) => id === option.id))
}

/** A field's value as the specification table shows it; `undefined` for an empty value or an unknown id. */
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

/**
 * A field's value in the summary line: the short names of options, numbers without units if `bare`, sizes
 * by their template, a flag by its label if it is set.
 */
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
    return option?.short ?? (option && inSentence(option.name))
  }
  if (kind.type === 'flag') return value === true ? inSentence(field.label) : undefined
  if (kind.type === 'number' && typeof value === 'number') {
    if (kind.short !== undefined) {
      const text = sizesText(kind.short, fields)
      return kind.unit && text.endsWith(kind.unit) ? withComma(text) : text
    }
    if (bare) return numberText(kind, value)
  }
  return valueText(field, fields, names)
}
