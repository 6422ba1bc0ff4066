import type { ActivityTotals } from '@trassa/contracts/entities/ad'
import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../ads.table.ts'
import { adActivity } from './ad-activity.table.ts'

/** What buyers have done with an ad since it exists, as one column of its row. */
export const activityTotalsColumn: SQL<ActivityTotals> = sql`(SELECT json_build_object(
    'impressions', coalesce(sum(${adActivity.impressions}), 0),
    'phones', coalesce(sum(${adActivity.phones}), 0),
    'favorites', coalesce(sum(${adActivity.favorites}), 0))
  FROM ${adActivity} WHERE ${adActivity.adId} = ${ads.id})`
