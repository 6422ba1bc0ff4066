import type {
  PriceChange,
  Priced,
  PriceHistoryRow,
} from '@trassa/contracts/entities/moderator/price'
import { toRoubles } from '../payments/roubles.ts'
import { goodTitle } from './good-title.ts'
import type { PriceRecord } from './price-changes.repository.ts'

/** What senior moderators have set, the last one first. @param rows of one good, in the order of `viewPriceChanges` */
export const viewPriceHistory = (priced: Priced, rows: readonly PriceRecord[]): PriceHistoryRow[] =>
  rows.flatMap(({ id, price, validFrom, setAt, setBy }, index) => {
    if (setBy === null) return []
    // The price of the moment before, or one for the same moment that this one corrects.
    const earlier = rows[index + 1]
    return {
      ...priced,
      id,
      title: goodTitle(priced.good),
      before: earlier ? toRoubles(earlier.price) : null,
      price: toRoubles(price),
      validFrom: validFrom.toISOString(),
      setAt: setAt.toISOString(),
      setBy,
    }
  })

/** @param rows of one good, the latest moment first, and of a moment what was set last */
export function viewPriceChanges(rows: readonly PriceRecord[], now: Date): PriceChange[] {
  const current = rows.find(({ validFrom }) => validFrom <= now)
  const stateOf = (row: PriceRecord, index: number): PriceChange['state'] => {
    const newer = rows[index - 1]
    if (newer && newer.validFrom.getTime() === row.validFrom.getTime()) return 'replaced'
    if (row.validFrom > now) return 'planned'
    return row === current ? 'current' : 'past'
  }
  return rows.map((row, index) => ({
    id: row.id,
    price: toRoubles(row.price),
    validFrom: row.validFrom.toISOString(),
    setAt: row.setAt.toISOString(),
    setBy: row.setBy,
    state: stateOf(row, index),
  }))
}
