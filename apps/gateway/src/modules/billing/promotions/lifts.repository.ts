import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { ads, isLive } from '../../ads/public.ts'
import { promotions } from './promotions.table.ts'

const hasLiftLeft = (adIds: string[]) =>
  and(
    sql`${promotions.adId} = ANY (${sql.param(adIds)}::bigint[])`,
    gt(promotions.liftsLeft, 0),
    isNull(promotions.revokedAt),
  )

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

const DAY = sql`interval '1 day'`
/** An ad that has just been published or lifted is on top: a daily lift would change nothing. */
const FRESH = sql`interval '1 hour'`

const isDue = (now: Date) =>
  and(
    gt(promotions.dailyLiftsLeft, 0),
    isNull(promotions.revokedAt),
    lte(promotions.nextDailyLiftAt, now),
  )

/** Ads in the lists with a daily lift that is due. */
export async function findDailyLifts(db: Database, now: Date, limit: number) {
  return db
    .selectDistinct({ id: ads.id, version: ads.version })
    .from(promotions)
    .innerJoin(ads, eq(ads.id, promotions.adId))
    .where(
      and(isDue(now), isLive, sql`${ads.liftedAt} <= ${now.toISOString()}::timestamptz - ${FRESH}`),
    )
    .orderBy(asc(ads.id))
    .limit(limit)
}

/** Which of the ads have a daily lift that is due, with the rows locked. */
export async function lockDailyLifts(
  tx: Transaction,
  adIds: string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ adId: promotions.adId })
    .from(promotions)
    .where(and(inArray(promotions.adId, adIds), isDue(now)))
    .orderBy(asc(promotions.id))
    .for('update')
  return new Set(rows.map(({ adId }) => adId))
}

/** Uses up one daily lift of each ad, of the promotion that was bought first; the next is a day later. */
export async function useDailyLifts(tx: Transaction, adIds: string[], now: Date): Promise<void> {
  const left = and(
    inArray(promotions.adId, adIds),
    gt(promotions.dailyLiftsLeft, 0),
    isNull(promotions.revokedAt),
  )
  const first = tx
    .selectDistinctOn([promotions.adId], { id: promotions.id })
    .from(promotions)
    .where(left)
    .orderBy(promotions.adId, asc(promotions.id))
  await tx
    .update(promotions)
    .set({
      nextDailyLiftAt: sql`${now.toISOString()}::timestamptz + ${DAY}`,
      dailyLiftsLeft: sql`${promotions.dailyLiftsLeft} - (${promotions.id} IN ${first})::int`,
    })
    .where(left)
}
