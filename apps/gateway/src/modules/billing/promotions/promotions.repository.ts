import {
  PROMOTIONS,
  type Promotion,
  type PromotionContent,
} from '@trassa/contracts/enumerations/goods'
import type { PromotionEffect } from '@trassa/contracts/enumerations/promotion-effects'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { type AdRecord, isShownAt, lockAds } from '../../ads/public.ts'
import { type Period, resumed, stopped, withoutRest, withPeriod } from './period-time.ts'
import { changePeriods } from './periods.repository.ts'
import { promotions } from './promotions.table.ts'

/** The time of what is in effect for these ads stands still from a moment on. */
export const stopPromotions = (tx: Transaction, adIds: string[], at: Date): Promise<void> =>
  changePeriods(tx, adIds, (periods) => stopped(periods, at))

/** Time that stood still runs again. */
export const resumePromotions = (tx: Transaction, adIds: string[], now: Date): Promise<void> =>
  changePeriods(tx, adIds, (periods) => resumed(periods, now))

/** Takes back what is left of what these lines have brought their ads. */
export async function revokePromotions(
  tx: Transaction,
  lineIds: string[],
  now: Date,
): Promise<void> {
  const bought = and(inArray(promotions.lineId, lineIds), isNull(promotions.revokedAt))
  const found = await tx.select({ adId: promotions.adId }).from(promotions).where(bought)
  if (found.length === 0) return
  const adIds = [...new Set(found.map(({ adId }) => adId))]
  const adOf = new Map((await lockAds(tx, adIds)).map((ad) => [ad.id, ad]))
  const rows = await tx
    .update(promotions)
    .set({ revokedAt: now })
    .where(bought)
    .returning({ id: promotions.id })
  const ids = new Set(rows.map(({ id }) => id))
  await changePeriods(tx, adIds, (periods, adId) =>
    withoutRest(asTheyStand(periods, adOf.get(adId), now), ids, now),
  )
}

type LockedAd = Pick<AdRecord, 'id' | 'stat' | 'expiresAt'>

/** An ad whose time has passed is active until the job finds that out; its periods stand still before. */
const asTheyStand = (periods: Period[], ad: LockedAd | undefined, now: Date): Period[] =>
  !ad?.expiresAt || isShownAt(ad, now) ? periods : stopped(periods, ad.expiresAt)

interface NewPromotion {
  /** As it was read with `lockAd`. */
  ad: LockedAd
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
  const { lifts = 0, dailyLifts = 0, days = {} }: PromotionContent = PROMOTIONS[promotion]
  const [given] = await tx
    .insert(promotions)
    .values({
      adId: ad.id,
      lineId,
      promotion,
      givenAt: now,
      liftsLeft: lifts,
      dailyLiftsLeft: dailyLifts,
      nextDailyLiftAt: dailyLifts > 0 ? await nextDailyLift(tx, ad.id, now) : null,
    })
    .onConflictDoNothing({ target: promotions.lineId })
    .returning({ id: promotions.id })
  if (!given) return
  const isRunning = isShownAt(ad, now)
  const bought = Object.entries(days) as [PromotionEffect, number][]
  await changePeriods(tx, [ad.id], (periods) =>
    bought.reduce(
      (before, [effect, count]) =>
        withPeriod(before, { promotionId: given.id, effect, days: count }, { now, isRunning }),
      asTheyStand(periods, ad, now),
    ),
  )
}

/** Daily lifts that were bought twice follow one another: all of an ad have the same next time. */
async function nextDailyLift(tx: Transaction, adId: string, now: Date): Promise<Date> {
  const [running] = await tx
    .select({ next: sql<string | null>`max(${promotions.nextDailyLiftAt})` })
    .from(promotions)
    .where(
      and(
        eq(promotions.adId, adId),
        gt(promotions.dailyLiftsLeft, 0),
        isNull(promotions.revokedAt),
      ),
    )
  return running?.next ? new Date(running.next) : now
}

/** Everything that was ever sold for an ad, the oldest first. */
export const readPromotions = (db: Executor, adId: string) =>
  db.select().from(promotions).where(eq(promotions.adId, adId)).orderBy(asc(promotions.id))
