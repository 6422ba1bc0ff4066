import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../database/connect.ts'
import { lockAd } from '../ads/ads.repository.ts'
import type { AdRecord } from '../ads/ads.table.ts'
import { settleExpiry } from '../ads/own-ad.ts'
import { claimedByOthers } from './claims.repository.ts'
import type { Asked } from './moderator.ts'

interface Wanted {
  id: string
  version: number
  now: Date
}

/**
 * Any ad, locked, at the version that the moderator saw; one whose time has passed expires first.
 *
 * @throws AppError `ad.not_found`, `ad.stale`.
 */
export async function lockForModerator(
  tx: Transaction,
  { id, version, now }: Wanted,
  { sessionId }: Asked,
): Promise<AdRecord> {
  const ad = await lockAd(tx, id)
  if (!ad) throw new AppError('ad.not_found')
  if (ad.version !== version) throw new AppError('ad.stale')
  return settleExpiry(tx, ad, now, { sessionId })
}

/** The same, unless somebody else checks the ad now. @throws AppError also `moderation.claimed`. */
export async function lockForDecision(
  tx: Transaction,
  wanted: Wanted,
  asked: Asked,
): Promise<AdRecord> {
  // Before the claims are read: whoever claims the ad meanwhile waits for this lock.
  await lockAd(tx, wanted.id)
  const others = await claimedByOthers(tx, [wanted.id], asked.visitor.userId)
  if (others.has(wanted.id)) throw new AppError('moderation.claimed')
  return lockForModerator(tx, wanted, asked)
}
