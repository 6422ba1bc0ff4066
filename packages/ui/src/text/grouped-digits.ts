import { groupDigits } from './format-number.ts'

export interface NumberShape {
  /** Digits after the comma; 0 by default. */
  fraction?: number
  /** Whether negative values are allowed. */
  negative?: boolean
  /** No spaces between thousands: a year. */
  ungrouped?: boolean
}

/** The most digits that a JavaScript number holds exactly. */
const MAX_DIGITS = 15

/** The characters of a number that formatting keeps; group separators are written by `formatTyped`. */
export const NUMBER_CHARACTER = /[\d.,−-]/

/** `1.284.000` or `1,284,000`, with or without a fraction behind the other sign. */
const GROUPED = /^\D*\d{1,3}([.,])\d{3}(?:\1\d{3})+(?!\d)/
/** `1.284`: a group for whole numbers, a fraction for others. */
const ONE_GROUP = /^\D*\d{1,3}([.,])\d{3}\D*$/

/** Removes the dots or commas between thousands of a pasted number. */
function withoutGroups(raw: string, fraction: number): string {
  const separator = (GROUPED.exec(raw) ?? (fraction === 0 ? ONE_GROUP.exec(raw) : null))?.[1]
  return separator === undefined ? raw : raw.replaceAll(separator, '')
}

/** Formats what was typed or pasted: digits grouped by three, a decimal comma, a minus sign. */
export function formatTyped(
  raw: string,
  { fraction = 0, negative = false, ungrouped = false }: NumberShape = {},
) {
  const sign = negative && /^\s*[-−]/.test(raw) ? '−' : ''
  const [whole = '', ...rest] = withoutGroups(raw, fraction)
    .replace(/[^\d.,]/g, '')
    .split(/[.,]/)
  const digits = whole.slice(0, MAX_DIGITS).replace(/^0+(?=\d)/, '')
  const tail = fraction > 0 && rest.length > 0 ? `,${rest.join('').slice(0, fraction)}` : ''
  return sign + (ungrouped ? digits : groupDigits(digits)) + tail
}

/** The value of a formatted number: `1 284,5` → 1284.5; `null` if it has no digit. */
export function parseTyped(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return /\d/.test(plain) ? Number(plain) : null
}
