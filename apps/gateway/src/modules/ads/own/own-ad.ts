import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { lockAd } from '../ads.repository.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { checkVersion } from '../lifecycle/check-version.ts'

interface OwnAd {
  id: string
  /** The one that the change was made from; `undefined`: any. */
  version: number | undefined
  visitor: Visitor
  now: Date
}

/**
 * The visitor's own ad, locked. One whose time has passed expires first: a change is decided on the
 * stat that the owner was shown (domain §3, expiry at read time).
 *
 * @throws AppError `ad.not_found`, `ad.forbidden`, `ad.stale`.
 */
export async function lockOwnAd(
  { expireIfDue }: Pick<AdLifecycle, 'expireIfDue'>,
  tx: Transaction,
  { id, version, visitor, now }: OwnAd,
  audit: AuditFacts,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  if (ad.userId !== visitor.userId) throw new AppError('ad.forbidden')
  checkVersion(ad, version)
  return expireIfDue(tx, ad, now, audit)
}
