import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type AdLifecycle, type AdRecord, checkVersion, lockAd } from '../../ads/public.ts'
import { claimedByOthers } from '../queue/claims.repository.ts'

interface LockRequest {
  id: string
  /** The one that the moderator saw; `undefined`: any. */
  version: number | undefined
  now: Date
  /** A decision is refused while another moderator has a claim of the ad; other changes are not. */
  isDecision: boolean
}

/**
 * Locks an ad at the version that the moderator saw; an ad whose term has passed is expired first.
 *
 * @throws AppError `ad.not_found`, `moderation.claimed`, `ad.stale`.
 */
export async function lockForModerator(
  { expireIfDue }: Pick<AdLifecycle, 'expireIfDue'>,
  tx: Transaction,
  { id, version, now, isDecision }: LockRequest,
  { visitor, trace }: RequestContext,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  // Read behind the lock: claiming the ad takes a lock of the same row and waits.
  const others = isDecision ? await claimedByOthers(tx, [id], visitor.userId) : new Set()
  if (others.has(id)) throw new AppError('moderation.claimed')
  checkVersion(ad, version)
  return expireIfDue(tx, ad, now, trace)
}
