import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { AdKind } from '@trassa/catalog/taxonomy/main-types'
import { type AdStat, type AdType, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { type AdRecord, ads } from '../ads.table.ts'

/**
 * domain §2: what a private person publishes free at a time; a company publishes nothing free.
 * Services share the five of the parts, whose price they share too (decision 013).
 */
const FREE_ADS = { vehicle: 1, part: 5 } as const
type Pool = keyof typeof FREE_ADS

const POOLS: Record<AdKind, Pool> = { vehicle: 'vehicle', part: 'part', service: 'part' }

/** Stats in which an ad takes one of its owner's free publications: active, moderation, needsFix. */
const TAKING = [1, 2, 3] as const satisfies AdStat[]

/** Whether an ad takes one of its owner's free publications now. */
export const takesQuota = (ad: Pick<AdRecord, 'stat' | 'paymentStatus'>): boolean =>
  ad.paymentStatus === PAYMENT_STATUSES.free && TAKING.some((stat) => stat === ad.stat)

export interface FreeQuota {
  isLeft: (ad: Pick<AdRecord, 'userId' | 'adType' | 'sellerType'>) => boolean
  /** Counts an ad that is published free in the same transaction. */
  use: (ad: Pick<AdRecord, 'userId' | 'adType'>) => void
}

/**
 * How many free publications the owners of some ads have left. Holds the owners until the transaction
 * ends, so that two submissions at once cannot both take the last one; lock the ads before.
 */
export async function lockFreeQuota(tx: Transaction, owned: AdRecord[]): Promise<FreeQuota> {
  const userIds = [...new Set(owned.map((ad) => ad.userId))]
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update')
  const counted = await tx
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

  const used = new Map<string, number>()
  const poolOf = ({ adType }: { adType: AdType }) => POOLS[kindOf(adType)]
  const keyOf = (ad: { userId: string; adType: AdType }) => `${ad.userId}:${poolOf(ad)}`
  const add = (ad: { userId: string; adType: AdType }, count: number) =>
    used.set(keyOf(ad), (used.get(keyOf(ad)) ?? 0) + count)
  for (const row of counted) add(row, row.count)
  return {
    isLeft: (ad) => ad.sellerType === 0 && (used.get(keyOf(ad)) ?? 0) < FREE_ADS[poolOf(ad)],
    use: (ad) => add(ad, 1),
  }
}
