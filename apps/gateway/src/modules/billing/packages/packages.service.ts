import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { bindAd, type currentPackage, type ownPackages } from '@trassa/contracts/calls/payments'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Package } from '@trassa/contracts/entities/package'
import type { PackageType } from '@trassa/contracts/enumerations/goods'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { newestFirst } from '../../../platform/keyset/newest-first.ts'
import { lockAd, readEditableAd } from '../../ads/public.ts'
import { viewPackages } from './package-view.ts'
import {
  countPackagesOf,
  findPackage,
  lockUsablePackages,
  readPackagesOf,
  readRemainder,
} from './packages.repository.ts'
import type { PublishForOwner } from './publish-for-owner.ts'

interface Dependencies {
  db: Database
  now: () => Date
  publishForOwner: PublishForOwner
}

const PAGE = 20

export type PackagesService = ReturnType<typeof createPackagesService>

/** Publications that were bought in advance (spec §7, domain §5). */
export const createPackagesService = ({ db, now, publishForOwner }: Dependencies) => ({
  /** @throws AppError `session.forbidden` where a user asks about another one */
  current: async (
    userId: string,
    type: PackageType,
    visitor: Visitor,
  ): Promise<CallAnswer<typeof currentPackage>> => {
    if (userId !== visitor.userId && !hasRole(visitor.role, 'support'))
      throw new AppError('session.forbidden')
    const { remainder, expiresAt } = await readRemainder(db, { userId, type, now: now() })
    return { type, remainder, expiresAt: expiresAt?.toISOString() ?? null }
  },

  /** @throws AppError `package.not_found` */
  read: async (id: string, { userId }: Visitor): Promise<Package> => {
    const found = await findPackage(db, id)
    const [view] = found?.userId === userId ? await viewPackages(db, [found], now()) : []
    if (!view) throw new AppError('package.not_found')
    return view
  },

  list: async (
    cursor: string | undefined,
    { userId }: Visitor,
  ): Promise<CallAnswer<typeof ownPackages>> => {
    const [{ rows, nextCursor }, total] = await Promise.all([
      newestFirst(cursor, PAGE, (page) => readPackagesOf(db, userId, page)),
      countPackagesOf(db, userId),
    ])
    return { items: await viewPackages(db, rows, now()), total, nextCursor }
  },

  /**
   * Publishes an ad, for the first time or again, with a publication of a package where the free ones are used up.
   *
   * @throws AppError `package.none_left`, and the lifecycle's refusals
   */
  bindAd: (adId: string, { visitor, trace, key }: IdempotentContext): Promise<EditableAd> =>
    withIdempotency(
      db,
      { key, userId: visitor.userId, callId: bindAd.id, request: adId },
      async (tx) => {
        const at = now()
        const ad = await lockAd(tx, adId)
        if (!ad) throw new AppError('ad.not_found')
        if (ad.userId !== visitor.userId) throw new AppError('ad.forbidden')
        const [usable] = await lockUsablePackages(tx, [visitor.userId], at)
        if (!usable) throw new AppError('package.none_left')
        await publishForOwner(tx, { ad, now: at }, trace)
        const bound = await readEditableAd(tx, adId, at)
        if (!bound) throw new AppError('ad.not_found')
        return bound
      },
    ),
})
