import type { Transaction } from '../../../platform/database/connect.ts'
import { lockRevisionPhotos } from '../../ads/public.ts'
import { releasePhotos } from '../../media/public.ts'
import { idsOf } from '../running/put-photos.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'

/**
 * Releases the photographs that wait with rows for files. Those of an earlier import may be in the pending revision of
 * their ad, which holds them in the same way: these stay.
 */
export async function releaseHeld(
  tx: Transaction,
  rows: readonly Pick<StockRowRecord, 'adId' | 'awaited'>[],
): Promise<void> {
  const ids = rows.flatMap(({ awaited }) => idsOf(awaited ?? []))
  if (ids.length === 0) return
  const adIds = rows.flatMap(({ adId }) => adId ?? [])
  const revised = await lockRevisionPhotos(tx, adIds)
  await releasePhotos(
    tx,
    ids.filter((id) => !revised.has(id)),
  )
}
