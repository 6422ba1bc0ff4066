import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { AdRecord } from '../ads.table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How far back a lower price stands against a drop, and how long a drop is shown. */
export const DROP_WINDOW_MS = 30 * DAY_MS
/** A price that was public for a shorter time is no price to drop from. */
const PUBLIC_MS = 3 * DAY_MS
/** The least part of the former price that is worth telling. */
const LEAST_PART = 0.01

export type PriceDropColumns = Pick<AdRecord, 'priceDropFrom' | 'priceDroppedAt'>

const NO_DROP: PriceDropColumns = { priceDropFrom: null, priceDroppedAt: null }

interface PriceChange {
  /** As it was before the change. */
  ad: AdRecord
  /** Kopecks, as all prices here. */
  price: number | null
  /** The lowest price of the 30 days before; `null` where the price did not change in them. */
  lowest: number | null
  now: Date
}

/**
 * The mark "Цена снижена" that a change of the price leaves (docs/decisions/059): a drop counts against the
 * lowest price of the 30 days before, so that a price that was raised and lowered again is none; several drops
 * in a row count from the first. Any other change removes the mark.
 */
export function priceDropOf({ ad, price, lowest, now }: PriceChange): PriceDropColumns {
  const isPublic = ad.stat === AD_STATS.active.stat && (ad.expiresAt === null || ad.expiresAt > now)
  if (!isPublic || ad.price === null || price === null || price >= ad.price) return NO_DROP
  if (ad.publishedAt === null || now.getTime() - ad.publishedAt.getTime() < PUBLIC_MS)
    return NO_DROP
  const from = shownDropFrom(ad, now) ?? Math.min(ad.price, lowest ?? ad.price)
  return from - price < from * LEAST_PART ? NO_DROP : { priceDropFrom: from, priceDroppedAt: now }
}

/** The former price of a drop that is still shown; `null` without one. */
export function shownDropFrom(
  { priceDropFrom, priceDroppedAt }: PriceDropColumns,
  now: Date,
): number | null {
  const isRecent =
    priceDroppedAt !== null && now.getTime() - priceDroppedAt.getTime() < DROP_WINDOW_MS
  return isRecent ? priceDropFrom : null
}
