import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { type MergedCounts, type MergeFacts, type MergePair, users } from '../../identity/public.ts'
import { photos } from '../../media/public.ts'
import { ads } from '../ads.table.ts'

const MOVED: AuditEvent = 'ad.ownerMerged'

/** Locks every ad of a user in the order of their ids, as changes of many ads do. */
export const lockAdsOf = (tx: Transaction, userId: string) =>
  tx
    .select({ id: ads.id })
    .from(ads)
    .where(eq(ads.userId, userId))
    .orderBy(asc(ads.id))
    .for('update')

/**
 * Gives the ads of a closed account to the one that stays (decision 156): the owner and the seller's type, no state. The
 * version counts on, because an edit that began before is the former owner's.
 */
export async function moveAds(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
  facts: MergeFacts,
): Promise<MergedCounts> {
  const sellerType = sql`(SELECT ${users.type} FROM ${users} WHERE ${users.id} = ${stayingId})`
  const moved = await tx
    .update(ads)
    .set({ userId: stayingId, sellerType, version: sql`${ads.version} + 1` })
    .where(eq(ads.userId, closedId))
    .returning({ id: ads.id })
  await tx.update(photos).set({ userId: stayingId }).where(eq(photos.userId, closedId))
  const change = { before: { userId: closedId }, after: { userId: stayingId } }
  const row = { ...facts, ...change, userId: stayingId, event: MOVED }
  await insertAuditRows(
    tx,
    moved.map(({ id }) => ({ ...row, adId: id })),
  )
  return { ads: moved.length }
}
