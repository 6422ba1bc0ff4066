import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { promotions } from './promotions.table.ts'

const hasLiftLeft = (adIds: string[]) =>
  and(inArray(promotions.adId, adIds), gt(promotions.liftsLeft, 0), isNull(promotions.revokedAt))

/** Which of the ads have a lift left that the owner may make, with the rows locked. */
export async function lockLifts(tx: Transaction, adIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ adId: promotions.adId })
    .from(promotions)
    .where(hasLiftLeft(adIds))
    .orderBy(asc(promotions.id))
    .for('update')
  return new Set(rows.map(({ adId }) => adId))
}

/** Uses up one lift of each ad, of the promotion that was bought first. */
export async function useLifts(tx: Transaction, adIds: string[]): Promise<void> {
  const first = tx
    .selectDistinctOn([promotions.adId], { id: promotions.id })
    .from(promotions)
    .where(hasLiftLeft(adIds))
    .orderBy(promotions.adId, asc(promotions.id))
  await tx
    .update(promotions)
    .set({ liftsLeft: sql`${promotions.liftsLeft} - 1` })
    .where(inArray(promotions.id, first))
}
