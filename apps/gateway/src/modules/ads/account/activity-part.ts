import { asc, eq } from 'drizzle-orm'
import type { AccountPart } from '../../identity/public.ts'
import { adActivity } from '../activity/ad-activity.table.ts'
import { ads } from '../ads.table.ts'

/** What buyers did with a user's ads by day, as a part of the account; its rows go with their ads. */
export const activityPart: AccountPart = {
  name: 'activity',
  collect: async (db, userId) => {
    const { adId, day, impressions, views, phones, favorites } = adActivity
    return db
      .select({ adId, day, impressions, views, phones, favorites })
      .from(adActivity)
      .innerJoin(ads, eq(ads.id, adId))
      .where(eq(ads.userId, userId))
      .orderBy(asc(adId), asc(day))
  },
  erase: async () => 0,
  merge: null,
}
