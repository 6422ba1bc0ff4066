import { groupDigits } from './format-number.ts'

export interface NumberShape {
  /** Digits after the comma; 0 by default. */
  fraction?: number
  /** Whether a minus may stand in front. */
  negative?: boolean
  /** Without spaces between thousands: a year. */
  ungrouped?: boolean
}

/** Beyond this a number would lose its last digits. */
const MAX_DIGITS = 15

/** What of a typed number is kept; the rest is the form's. */
export const NUMBER_SIGN = /[\d.,−-]/

/** What a person has typed so far, as it is to be shown: grouped digits, a comma, a minus. */
export function formatTyped(
  raw: string,
  { fraction = 0, negative = false, ungrouped = false }: NumberShape = {},
) {
  const sign = negative && /^\s*[-−]/.test(raw) ? '−' : ''
  const [whole = '', ...rest] = raw.replace(/[^\d.,]/g, '').split(/[.,]/)
  const digits = whole.slice(0, MAX_DIGITS).replace(/^0+(?=\d)/, '')
  const tail = fraction > 0 && rest.length > 0 ? `,${rest.join('').slice(0, fraction)}` : ''
  return sign + (ungrouped ? digits : groupDigits(digits)) + tail
}

/** `1 284,5` → 1284.5; nothing typed, or a sign alone → null. */
export function parseTyped(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return /\d/.test(plain) ? Number(plain) : null
}
