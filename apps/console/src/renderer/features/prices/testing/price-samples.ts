import type { PriceChange, PriceRow } from '@trassa/contracts/entities/moderator/price'
import type { PricedGood } from '@trassa/contracts/enumerations/priced-goods'

const SINCE = '2026-01-01T00:00:00.000Z'

const change = (fields: Partial<PriceChange>): PriceChange => ({
  id: '1',
  price: 1,
  validFrom: SINCE,
  setAt: SINCE,
  setBy: null,
  state: 'current',
  ...fields,
})

/** A row of the price list. */
export function priceRow(
  good: PricedGood,
  price: number,
  planned: { price: number; validFrom: string }[] = [],
): PriceRow {
  const [kind, value] = good.split('.')
  return {
    good,
    group: kind === 'package' ? 'any' : 'vehicle',
    title: kind === 'package' ? `Пакет ${value}` : String(value),
    current: change({ price }),
    planned: planned.map((one, index) =>
      change({ ...one, id: String(index + 2), state: 'planned' }),
    ),
  }
}
