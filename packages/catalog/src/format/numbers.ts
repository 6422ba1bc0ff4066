/** The no-break space between thousands and inside values. */
export const NBSP = '\u00A0'
/** The narrow no-break space before units and ₽. */
export const THIN = '\u202F'

/** `1234000` → `1 234 000` (spec §9); `digits` after a point: `formatNumber(2, 1)` → `2.0`. */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP)
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : ''
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** A number for a sentence or a table, with a comma: `formatDecimal(1234.5, 1)` → `1 234,5`. */
export const formatDecimal = (value: number, digits: number): string =>
  formatNumber(value, digits).replace('.', ',')

/** A formatted number with its unit, joined by a narrow no-break space: `84 000 км`. */
export function withUnit(text: string, unit: string): string {
  return `${text}${THIN}${unit.replaceAll(' ', NBSP)}`
}

/** Whole roubles → `1 234 000 ₽`. */
export const formatPrice = (roubles: number): string => withUnit(formatNumber(roubles), '₽')

/** Kilometres → `84 000 км`. */
export const formatMileage = (km: number): string => withUnit(formatNumber(km), 'км')

/** The Russian plural forms one, few, many: `['час', 'часа', 'часов']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

/**
 * The plural form for a whole number: 1 час, 3 часа, 11 часов. Not by `Intl.PluralRules`, whose rules a phone loads
 * longer than it renders a card.
 */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const last = Math.abs(count) % 10
  const isTeen = Math.floor(Math.abs(count) / 10) % 10 === 1
  if (isTeen || last === 0 || last > 4) return many
  return last === 1 ? one : few
}

/** A whole number with its plural form: `1 284 объявления`. */
export const countOf = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}${NBSP}${plural(count, forms)}`

/** spec §9: the hour word. */
export const hourWord = (count: number): string => plural(count, ['час', 'часа', 'часов'])

/** Lower-cases the first letter for use inside a sentence: `бортовой`; `VIN`, `RIB` and `V-образное` stay. */
export const inSentence = (words: string): string =>
  /^.[\p{Lu}\d-]/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
