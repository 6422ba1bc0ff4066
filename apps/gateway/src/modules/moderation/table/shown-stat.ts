import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'

/** Whether an ad counts as expired though its row still says active; unknown for one that never expires. */
export const hasPassed = (now: Date): SQL =>
  sql`(${ads.stat} = ${AD_STATS.active.stat}::smallint
    AND ${ads.expiresAt} <= ${now.toISOString()}::timestamptz)`

/** domain §3: the stat at read time, as `statAt` says it. */
export const shownStat = (now: Date): SQL =>
  sql`(CASE WHEN ${hasPassed(now)} THEN ${AD_STATS.expired.stat}::smallint ELSE ${ads.stat} END)`
