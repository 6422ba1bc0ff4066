import type { AdType } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect.ts'
import { users } from '../users/users.table.ts'
import { type AdRecord, ads } from './ads.table.ts'

/** domain §2: what a private person publishes free at a time; a company publishes nothing free. */
const FREE_ADS: Record<AdKind, number> = { vehicle: 1, part: 5, service: 0 }

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
        inArray(ads.stat, [1, 2, 3]),
        eq(ads.paymentStatus, 0),
        sql`NOT (${ads.stat} = 1 AND ${ads.expiresAt} <= now())`,
      ),
    )
    .groupBy(ads.userId, ads.adType)

  const used = new Map<string, number>()
  const keyOf = (ad: { userId: string; adType: AdType }) => `${ad.userId}:${groupOf(ad.adType)}`
  const add = (ad: { userId: string; adType: AdType }, count: number) =>
    used.set(keyOf(ad), (used.get(keyOf(ad)) ?? 0) + count)
  for (const row of counted) add(row, row.count)
  return {
    isLeft: (ad) => ad.sellerType === 0 && (used.get(keyOf(ad)) ?? 0) < FREE_ADS[groupOf(ad.adType)],
    use: (ad) => add(ad, 1),
  }
}
