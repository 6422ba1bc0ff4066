import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import type { MarketPrice, PriceVerdict } from '@trassa/contracts/entities/market-price'
import { clearBit, countBits } from '../live-index/bitset.ts'
import { KOPECKS, type LiveRow } from '../live-index/live-row.ts'
import type { Segment } from '../live-index/segment.ts'
import { comparisonsFor, ENOUGH_COMPARABLE } from './comparable-ads.ts'
import { priceHistogram } from './price-histogram.ts'
import type { SubjectFilters } from './subject-filters.ts'

/** Shares of the median. Within them a price is the market's: sellers round and haggle by as much. */
const GOOD_BELOW = 0.93
const HIGH_ABOVE = 1.07
/** A price under this share is no bargain but a doubt: the risk score knows it as `priceLow` (domain §3). */
const DOUBTFUL_BELOW = 0.6

function verdictOf(price: number, median: number): PriceVerdict | null {
  const share = price / median
  if (share < DOUBTFUL_BELOW) return null
  if (share < GOOD_BELOW) return 'good'
  return share > HIGH_ABOVE ? 'high' : 'market'
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/**
 * Where an ad's price stands among those of comparable live ads of the whole country (docs/decisions/061).
 *
 * @returns `null` where fewer than eight are found, where the price is absent or doubtfully low
 */
export function marketPriceOf(
  segment: Segment,
  row: LiveRow,
  subject: SubjectFilters,
): MarketPrice | null {
  const own = Number(row.price ?? 0) / KOPECKS
  const slot = segment.slotOf(Number(row.id))
  if (!own || slot === undefined) return null
  for (const filters of comparisonsFor(subject)) {
    const bits = segment.select(filters)
    clearBit(bits, slot)
    if (countBits(bits) < ENOUGH_COMPARABLE) continue
    const prices = segment.pricesOf(bits)
    if (prices.length < ENOUGH_COMPARABLE) continue
    const median = Math.round(medianOf(prices))
    const verdict = verdictOf(own, median)
    if (!verdict) return null
    const query = filtersToQuery(segment.form, { filters })
    const histogram = priceHistogram(prices, { own, median })
    return { verdict, median, total: prices.length, ...histogram, query }
  }
  return null
}
