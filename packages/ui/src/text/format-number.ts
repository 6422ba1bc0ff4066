/** Between groups of digits; lines do not break at it. */
const NBSP = '\u00A0'

/** Digits in groups of three (spec §9): `1284000` → `1 284 000`, with spaces that do not break. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NBSP)
}

/** A number as people read it: grouped digits, comma before the fraction, a real minus. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = Math.abs(value).toString().split('.')
  const sign = value < 0 ? '−' : ''
  return sign + groupDigits(whole) + (fraction ? `,${fraction}` : '')
}
