import { formatDecimal, formatPrice, withUnit } from './numbers.ts'

/** An amount that may have kopecks: `1 350 ₽`, `1 349,99 ₽`. Prices are whole and take `formatPrice`. */
export const formatMoney = (roubles: number): string =>
  Number.isInteger(roubles) ? formatPrice(roubles) : withUnit(formatDecimal(roubles, 2), '₽')

/** A day of a payment order as banks write it: `2026-11-23` → `23.11.2026`. */
export const bankDay = (day: string): string => day.split('-').reverse().join('.')
