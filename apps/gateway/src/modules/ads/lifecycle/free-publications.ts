import type { AdKind } from '@trassa/catalog/taxonomy/main-types'
import { type AdStat, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'

/**
 * domain §2: what a private person publishes free at a time; a company publishes nothing free.
 * Services share the five of the parts, whose price they share too (decision 013).
 */
export const FREE_ADS = { vehicle: 1, part: 5 } as const
type Pool = keyof typeof FREE_ADS

export const POOLS: Record<AdKind, Pool> = { vehicle: 'vehicle', part: 'part', service: 'part' }

/** Stats in which an ad takes one of its owner's free publications. */
export const TAKING = [1, 2, 3] as const satisfies AdStat[]

/** How many ads take one of their owner's free publications now; expiry is true at read time. */
export const countFree = (db: Executor, userIds: string[]) =>
  db
    .select({ userId: ads.userId, adType: ads.adType, count: sql<number>`count(*)::int` })
    .from(ads)
    .where(
      and(
        inArray(ads.userId, userIds),
        inArray(ads.stat, [...TAKING]),
        eq(ads.paymentStatus, PAYMENT_STATUSES.free),
        sql`NOT (${ads.stat} = 1 AND ${ads.expiresAt} <= now())`,
      ),
    )
    .groupBy(ads.userId, ads.adType)
