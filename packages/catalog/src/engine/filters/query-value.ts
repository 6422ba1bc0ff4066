import { DICTIONARY_ID, type FieldKind } from '../definition.ts'
import { digitsOf } from '../number-kind.ts'

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/
/** Upper bound of years in filters: above any form's bound, and independent of the clock. */
const LAST_YEAR = 9999

/**
 * Parses one bound of a range: an option's id, or a number within the field's bounds, with or without
 * spaces (spec §5: prices).
 */
export function readNumber(kind: FieldKind, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (kind.type === 'enumeration') return kind.options.find(({ id }) => String(id) === text)?.id
  if (kind.type !== 'number') return undefined
  const plain = text.replace(/\s/g, '').replace(',', '.')
  if (!NUMBER.test(plain)) return undefined
  const value = Number(plain)
  const max = kind.max === 'nextYear' ? LAST_YEAR : kind.max
  const fits = value >= kind.min && value <= max && Number(value.toFixed(digitsOf(kind))) === value
  // Adding zero turns −0 into 0: a query string cannot tell them apart.
  return fits ? value + 0 : undefined
}

/** Parses one value of a field; `undefined` for an invalid one and for the id that means "any". */
export function readExact(kind: FieldKind, text: string): string | number | boolean | undefined {
  switch (kind.type) {
    case 'dictionary':
      return DICTIONARY_ID.test(text) ? text : undefined
    case 'enumeration': {
      const meant = String(kind.aliases?.[text] ?? text)
      return kind.options.find(({ id }) => String(id) === meant && id !== kind.any)?.id
    }
    case 'number':
      return readNumber(kind, text)
    case 'flag':
      return new Map([
        ['true', true],
        ['1', true],
        ['false', false],
        ['0', false],
      ]).get(text)
    case 'text':
      return readText(kind.upperCase ? text.toUpperCase() : text, kind.maxLength)
  }
}

function readText(text: string, maxLength: number): string | undefined {
  const plain = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ')
  return plain.trim().slice(0, maxLength).toWellFormed().trim() || undefined
}

/** Ascending order of ids (they have no leading zeros); a stable order of other texts. */
export function inOrder(a: string | number, b: string | number): number {
  const [left, right] = [String(a), String(b)]
  return left.length - right.length || (left < right ? -1 : 1)
}

/** Parses `1,2,3`: the valid values, unique and ascending. */
export function readMany(kind: FieldKind, text: string): (string | number)[] {
  const values = text
    .split(',')
    .map((part) => readExact(kind, part.trim()))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
  return [...new Set(values)].sort(inOrder)
}
