import { asc, inArray, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { photos } from '../../media/public.ts'
import { ads } from '../ads.table.ts'

const BATCH = 500

interface Purge {
  /** The job's name, for the history. */
  job: string
  /** Selects the rows that are due. */
  due: (tx: Transaction) => SQL | undefined
}

/**
 * Deletes rows of ads, 500 to a transaction; their history stays, their photographs are left to the purge of unused
 * ones. @returns how many ads were purged.
 */
export async function purgeAds(db: Database, purge: Purge): Promise<number> {
  let total = 0
  for (;;) {
    const purged = await db.transaction((tx) => purgeBatch(tx, purge))
    total += purged
    if (purged < BATCH) return total
  }
}

async function purgeBatch(tx: Transaction, { job, due }: Purge): Promise<number> {
  const batch = await tx
    .select({ id: ads.id, userId: ads.userId, stat: ads.stat })
    .from(ads)
    .where(due(tx))
    .orderBy(asc(ads.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = batch.map((ad) => ad.id)
  if (ids.length === 0) return 0
  await tx.update(photos).set({ adId: null, position: null }).where(inArray(photos.adId, ids))
  await tx.delete(ads).where(inArray(ads.id, ids))
  await insertAuditRows(
    tx,
    batch.map(({ id, userId, stat }) => ({
      event: 'ad.purged',
      adId: id,
      userId,
      fromStat: stat,
      sessionId: job,
    })),
  )
  return ids.length
}
