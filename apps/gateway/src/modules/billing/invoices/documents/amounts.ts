/// <reference path="./rubles.d.ts" />
import { formatNumber, NBSP } from '@trassa/catalog/format/numbers'
import { rubles } from 'rubles'
import { toDecimal } from '../../payments/roubles.ts'

/** Kopecks in words, as documents have them: `Одна тысяча триста пятьдесят рублей 00 копеек`. */
export function amountInWords(kopecks: number): string {
  const words = rubles(toDecimal(kopecks)) ?? ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `1 350,00` */
export function printAmount(kopecks: number): string {
  const [roubles, rest = ''] = toDecimal(kopecks).split('.')
  return `${formatNumber(Number(roubles))},${rest}`
}

/** `1 350,00 ₽` */
export const printRoubles = (kopecks: number): string => `${printAmount(kopecks)}${NBSP}₽`
