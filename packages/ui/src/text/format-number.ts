/** No-break space between groups of digits. */
const NBSP = '\u00A0'

/** Groups digits by three with no-break spaces (spec §9): `1284000` → `1 284 000`. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NBSP)
}

/** Formats a number: grouped digits, a decimal comma, a typographic minus (U+2212). */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = Math.abs(value).toString().split('.')
  const sign = value < 0 ? '−' : ''
  return sign + groupDigits(whole) + (fraction ? `,${fraction}` : '')
}
