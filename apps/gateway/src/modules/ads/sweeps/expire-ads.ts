import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { sweepAds } from './sweep-ads.ts'

/** domain §3, 1→5: ads whose time has passed. Readers do not wait for it. @returns how many expired. */
export const expireAds = (db: Database, now: Date): Promise<number> =>
  sweepAds(db, {
    job: 'expire-ads',
    due: and(eq(ads.stat, AD_STATS.active.stat), lte(ads.expiresAt, now)),
    payload: { type: 'ad.expired' },
    now,
  })
