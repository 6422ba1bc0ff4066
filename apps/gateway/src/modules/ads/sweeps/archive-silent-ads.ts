import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import { and, eq, lte } from 'drizzle-orm'
import { ads } from '../ads.table.ts'
import { type SweepDependencies, sweepAds } from './sweep-ads.ts'

/** domain §3, 3→6: ads to be fixed that their owners have not touched for 14 days. @returns how many. */
export function archiveSilentAds(dependencies: SweepDependencies, now: Date): Promise<number> {
  const silentSince = new Date(now.getTime() - AD_TERMS.silence)
  return sweepAds(dependencies, {
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
