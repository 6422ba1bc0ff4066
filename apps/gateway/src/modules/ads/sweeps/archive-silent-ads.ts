import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { sweepAds } from './sweep-ads.ts'

/** domain §3, 3→6: ads that were to be fixed and whose owners said nothing for 14 days. @returns how many. */
export function archiveSilentAds(db: Database, now: Date): Promise<number> {
  const silentSince = new Date(now.getTime() - AD_TERMS.silence)
  return sweepAds(db, {
    job: 'archive-silent-ads',
    due: and(
      eq(ads.stat, AD_STATS.needsFix.stat),
      lte(ads.statChangedAt, silentSince),
      lte(ads.editedAt, silentSince),
    ),
    payload: { type: 'ad.silenceElapsed' },
    now,
  })
}
