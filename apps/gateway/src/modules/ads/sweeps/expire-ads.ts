import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, eq, lte } from 'drizzle-orm'
import { ads } from '../ads.table.ts'
import { type SweepDependencies, sweepAds } from './sweep-ads.ts'

/** domain §3, 1→5: ads whose time has passed; readers see them expired before. @returns how many expired. */
export const expireAds = (dependencies: SweepDependencies, now: Date): Promise<number> =>
  sweepAds(dependencies, {
    job: 'expire-ads',
    due: and(eq(ads.stat, AD_STATS.active.stat), lte(ads.expiresAt, now)),
    payload: { type: 'ad.expired' },
    now,
  })
