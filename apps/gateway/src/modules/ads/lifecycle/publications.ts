import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { type AdType, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { AdEffect } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdBilling } from './ad-billing.ts'
import type { AdCommand } from './ad-command.ts'
import { countFree, FREE_ADS, POOLS, TAKING } from './free-publications.ts'

type TakingAd = Pick<AdRecord, 'userId' | 'adType' | 'sellerType' | 'stat' | 'paymentStatus'>

const takesFree = (ad: Pick<AdRecord, 'stat' | 'paymentStatus'>): boolean =>
  ad.paymentStatus === PAYMENT_STATUSES.free && TAKING.some((stat) => stat === ad.stat)

/**
 * Whether a bulk change that is taken back brings an ad among its owner's free publications again, in whose place
 * another may have come meanwhile. A company has none, so its ad takes none.
 */
export const returnsToFree = ({ ad, event }: Pick<AdCommand, 'ad' | 'event'>): boolean =>
  event.type === 'ad.changeUndone' &&
  ad.sellerType === 0 &&
  !takesFree(ad) &&
  takesFree({ ...ad, stat: event.stat })

/** The publications that the owners of some ads have left; none for any other owner. */
export interface Publications {
  /** domain §2: the free quota. */
  isFreeLeft: (ad: TakingAd) => boolean
  /** domain §5: a package's unit. */
  isUnitLeft: (ad: TakingAd) => boolean
  /** Counts what a decision takes, for later decisions of the same transaction. */
  use: (before: TakingAd, after: TakingAd, effects: AdEffect[]) => void
}

/**
 * Reads what the owners of some ads have left. Holds the owners until the transaction ends, so that
 * two submissions at once cannot both take the last one; lock the ads before.
 */
export async function lockPublications(
  tx: Transaction,
  owned: AdRecord[],
  billing: AdBilling,
): Promise<Publications> {
  const userIds = [...new Set(owned.map((ad) => ad.userId))]
  if (userIds.length === 0) {
    return { isFreeLeft: () => false, isUnitLeft: () => false, use: () => undefined }
  }
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update')
  const counted = await countFree(tx, userIds)
  const units = new Map(await billing.lockUnitsLeft(tx, userIds))

  const used = new Map<string, number>()
  const poolOf = ({ adType }: { adType: AdType }) => POOLS[kindOf(adType)]
  const keyOf = (ad: { userId: string; adType: AdType }) => `${ad.userId}:${poolOf(ad)}`
  const add = (ad: { userId: string; adType: AdType }, count: number) =>
    used.set(keyOf(ad), (used.get(keyOf(ad)) ?? 0) + count)
  for (const row of counted) add(row, row.count)
  const unitsOf = (ad: TakingAd) => units.get(ad.userId) ?? 0
  return {
    isFreeLeft: (ad) =>
      userIds.includes(ad.userId) &&
      ad.sellerType === 0 &&
      (used.get(keyOf(ad)) ?? 0) < FREE_ADS[poolOf(ad)],
    isUnitLeft: (ad) => unitsOf(ad) > 0,
    use: (before, after, effects) => {
      if (!takesFree(before) && takesFree(after)) add(after, 1)
      if (effects.includes('takeUnit')) units.set(after.userId, unitsOf(after) - 1)
    },
  }
}
