import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type AdRecord, lockAd, settleExpiry } from '../../ads/public.ts'
import { claimedByOthers } from '../queue/claims.repository.ts'

interface Wanted {
  id: string
  /** The one that the moderator saw. */
  version: number
  now: Date
  /** A decision is for whoever checks the ad; other changes do not wait for him. */
  isDecision: boolean
}

/**
 * Any ad, locked, at the version that the moderator saw; one whose time has passed expires first.
 *
 * @throws AppError `ad.not_found`, `moderation.claimed`, `ad.stale`.
 */
export async function lockForModerator(
  tx: Transaction,
  { id, version, now, isDecision }: Wanted,
  { visitor, sessionId }: RequestContext,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  // Read behind the lock: whoever claims the ad meanwhile waits for it.
  const others = isDecision ? await claimedByOthers(tx, [id], visitor.userId) : new Set()
  if (others.has(id)) throw new AppError('moderation.claimed')
  if (ad.version !== version) throw new AppError('ad.stale')
  return settleExpiry(tx, ad, now, { sessionId })
}
