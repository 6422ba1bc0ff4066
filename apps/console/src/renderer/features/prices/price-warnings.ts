import { formatPrice } from '@trassa/catalog/format/numbers'
import type { PriceRow } from '@trassa/contracts/entities/moderator/price'
import { keyOf, priceAt, quantityOf } from './price-groups.ts'

interface Offer {
  title: string
  quantity: number
  /** Roubles of one publication. */
  each: number
}

const offersAt = (rows: readonly PriceRow[], at: Date, changed?: { key: string; price: number }) =>
  rows
    .flatMap((row): Offer[] => {
      const quantity = quantityOf(row)
      if (quantity === null) return []
      const price = changed?.key === keyOf(row) ? changed.price : priceAt(row, at)
      return [{ title: row.title, quantity, each: price / quantity }]
    })
    .sort((a, b) => a.quantity - b.quantity)

/** A publication of the bigger package costs more than one of the smaller: the discount is negative. */
function warningsOf(offers: readonly Offer[]): string[] {
  return offers.slice(1).flatMap((bigger, index) => {
    const smaller = offers[index]
    if (!smaller || bigger.each <= smaller.each) return []
    const [more, less] = [bigger, smaller].map(({ each }) => formatPrice(Math.round(each)))
    return [
      `«${bigger.title}»: публикация стоит ${more}, дороже, чем в «${smaller.title}» (${less}).`,
    ]
  })
}

/** What is odd in the price list at a moment. */
export const listWarnings = (rows: readonly PriceRow[], at: Date): string[] =>
  warningsOf(offersAt(rows, at))

/** What would be odd about a new price. */
export function priceWarnings(
  rows: readonly PriceRow[],
  row: PriceRow,
  { price, at }: { price: number; at: Date },
): string[] {
  const now = priceAt(row, at)
  const isFar = price > now * 2 || price * 2 < now
  return [
    ...(isFar ? [`Новая цена отличается от прежней (${formatPrice(now)}) больше чем вдвое.`] : []),
    ...(quantityOf(row) === null ? [] : warningsOf(offersAt(rows, at, { key: keyOf(row), price }))),
  ]
}
