import { AppError } from '@trassa/contracts/app-error'
import type { MarketBand } from '@trassa/contracts/entities/moderator/evidence'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { readLiveCards } from '../live-ads.repository.ts'
import { clearBit, countBits } from '../live-index/bitset.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import { KOPECKS, type LiveRow, liveColumns } from '../live-index/live-row.ts'
import type { Segment } from '../live-index/segment.ts'
import { comparisonsFor, ENOUGH_COMPARABLE } from './comparable-ads.ts'
import { subjectFilters } from './subject-filters.ts'

/** Ads that are shown with their prices. */
const SHOWN = 6

/** Four of five prices are between these shares of the sorted ones. */
const BAND = { low: 0.1, high: 0.9 }

const at = (sorted: Float64Array, share: number): number =>
  Math.round(sorted[Math.round((sorted.length - 1) * share)] as number)

/** The comparable live ads of the first comparison that has enough of them (docs/decisions/061). */
function comparable(segment: Segment, row: LiveRow) {
  const slot = segment.slotOf(Number(row.id))
  for (const filters of comparisonsFor(subjectFilters(segment.form, row))) {
    const bits = segment.select(filters)
    if (slot !== undefined) clearBit(bits, slot)
    if (countBits(bits) < ENOUGH_COMPARABLE) continue
    const prices = segment.pricesOf(bits)
    if (prices.length >= ENOUGH_COMPARABLE) return { bits, prices }
  }
  return null
}

/**
 * Where comparable live ads ask for, for an ad in any state: a moderator looks before it is public. A price that is doubtful for
 * buyers is what is looked for here, so there is no verdict.
 *
 * @returns a function that throws AppError `ad.not_found`, and answers `null` with too few ads
 */
export const createMarketBand =
  ({ db, index }: { db: Database; index: LiveIndex }) =>
  async (id: string): Promise<MarketBand | null> => {
    const { rows } = await db.execute<LiveRow>(
      sql`SELECT ${liveColumns} FROM ${ads} WHERE ${eq(ads.id, id)}`,
    )
    const [row] = rows
    if (!row) throw new AppError('ad.not_found')
    const searched = await index.upToDate(row.adType)
    const found = searched && comparable(searched.segment, row)
    if (!found) return null
    const { bits, prices } = found
    const median = at(prices, 0.5)
    const own = row.price === null ? median : Number(row.price) / KOPECKS
    const ids = searched.segment.nearestInPrice(bits, own, SHOWN)
    return {
      low: at(prices, BAND.low),
      median,
      high: at(prices, BAND.high),
      total: prices.length,
      ads: await readLiveCards(db, ids),
    }
  }
