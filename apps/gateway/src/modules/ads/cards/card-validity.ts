import type { AdRecord } from '../ads.table.ts'
import { DROP_WINDOW_MS, type PriceDropColumns, shownDropFrom } from '../prices/price-drop.ts'
import { type PromotedColumn, promotionEnds } from './promoted-on.ts'

/**
 * Until when a card that was made at a moment stays as it is, unless its ad is written: promotions and the mark of a lower
 * price end by themselves.
 *
 * @returns milliseconds; `Infinity` where time alone changes nothing
 */
export function cardValidUntil(
  row: Pick<AdRecord, PromotedColumn> & PriceDropColumns,
  now: Date,
): number {
  const drop = shownDropFrom(row, now) === null ? null : row.priceDroppedAt
  const ends = promotionEnds(row, now).map(Number)
  return Math.min(...ends, drop ? Number(drop) + DROP_WINDOW_MS : Number.POSITIVE_INFINITY)
}
