import type { PriceChange } from '@trassa/contracts/entities/moderator/price'
import { toRoubles } from '../payments/roubles.ts'
import type { PriceRecord } from './price-changes.repository.ts'

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
