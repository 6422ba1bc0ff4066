import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import {
  PROMOTIONS,
  type Promotion,
  type PromotionContent,
} from '@trassa/contracts/enumerations/goods'
import { and, asc, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../../ads/public.ts'
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

/** The time of what is in effect for these ads stands still. */
export async function stopPromotions(tx: Transaction, adIds: string[], now: Date): Promise<void> {
  await tx
    .update(promotions)
    .set({ stoppedAt: now })
    .where(
      and(
        inArray(promotions.adId, adIds),
        isNull(promotions.stoppedAt),
        isNull(promotions.revokedAt),
        gt(sql`coalesce(${promotions.endsAt}, 'infinity')`, sql`${now.toISOString()}::timestamptz`),
      ),
    )
}

/** Time that stood still runs again: what is left is as long as it was. */
export async function resumePromotions(tx: Transaction, adIds: string[], now: Date): Promise<void> {
  const stood = sql`(${now.toISOString()}::timestamptz - ${promotions.stoppedAt})`
  await tx
    .update(promotions)
    .set({
      stoppedAt: null,
      endsAt: sql`${promotions.endsAt} + ${stood}`,
      nextDailyLiftAt: sql`${promotions.nextDailyLiftAt} + ${stood}`,
    })
    .where(and(inArray(promotions.adId, adIds), isNotNull(promotions.stoppedAt)))
}

/** Takes back what a line has brought an ad. */
export async function revokePromotions(
  tx: Transaction,
  lineIds: string[],
  now: Date,
): Promise<void> {
  await tx
    .update(promotions)
    .set({ revokedAt: now })
    .where(and(inArray(promotions.lineId, lineIds), isNull(promotions.revokedAt)))
}

const DAY_MS = 24 * 60 * 60 * 1000

interface NewPromotion {
  ad: Pick<AdRecord, 'id' | 'stat'>
  /** `null` for a compensation. */
  lineId: string | null
  promotion: Promotion
  now: Date
}

/** Gives an ad a promotion. Its time runs while buyers see the ad. A line that has been delivered is not delivered again. */
export async function insertPromotion(
  tx: Transaction,
  { ad, lineId, promotion, now }: NewPromotion,
): Promise<void> {
  const content: PromotionContent = PROMOTIONS[promotion]
  const { lifts = 0, dailyLifts = 0, highlightDays, urgentDays, vipDays } = content
  const days = Math.max(highlightDays ?? 0, urgentDays ?? 0, vipDays ?? 0)
  await tx
    .insert(promotions)
    .values({
      adId: ad.id,
      lineId,
      promotion,
      startsAt: now,
      endsAt: days > 0 ? new Date(now.getTime() + days * DAY_MS) : null,
      stoppedAt: ad.stat === AD_STATS.active.stat ? null : now,
      liftsLeft: lifts,
      dailyLiftsLeft: dailyLifts,
      nextDailyLiftAt: dailyLifts > 0 ? now : null,
    })
    .onConflictDoNothing({ target: promotions.lineId })
}
