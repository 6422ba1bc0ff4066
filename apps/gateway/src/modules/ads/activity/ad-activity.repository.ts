import type { ActivityDay } from '@trassa/contracts/calls/ad-activity'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { adActivity } from './ad-activity.table.ts'

/** The last `days` days of an ad in Moscow time, oldest first; those without anything are absent. */
export function readActivity(db: Executor, adId: string, days: number): Promise<ActivityDay[]> {
  const since = sql`(now() AT TIME ZONE 'Europe/Moscow')::date - ${days}::int`
  const { day, impressions, views, phones, favorites } = adActivity
  return db
    .select({ day, impressions, views, phones, favorites })
    .from(adActivity)
    .where(and(eq(adActivity.adId, adId), sql`${adActivity.day} > ${since}`))
    .orderBy(asc(adActivity.day))
}

/** Whose ad it is; `undefined` for an unknown one. */
export async function readOwnerId(db: Executor, adId: string): Promise<string | undefined> {
  const [ad] = await db.select({ userId: ads.userId }).from(ads).where(eq(ads.id, adId))
  return ad?.userId
}
