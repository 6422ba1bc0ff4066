import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { RISK_THRESHOLD } from '@trassa/contracts/enumerations/moderation'
import type { Transaction } from '../../../platform/database/connect.ts'
import { attachPhotos, holdPhotos, releaseHeldPhotos } from '../../media/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { riskScoreOf } from '../lifecycle/ad-facts.ts'
import type { AdColumnChanges } from '../lifecycle/write-ads.ts'
import { riskOf } from '../risk/risk.ts'

interface Placing {
  ad: AdRecord
  /** Ids of what is shown in the ad now. */
  shown: string[]
  /** Ids of what its owner wants, in order. */
  ids: string[]
}

export const isActive = (ad: AdRecord): boolean => ad.stat === AD_STATS.active.stat

export const isSameSequence = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place])

/**
 * Puts photographs into an ad, or for a live one into its revision (domain §3, edit). Gives the
 * columns of the ad that follow; the caller writes them.
 */
export async function placePhotos(tx: Transaction, placing: Placing): Promise<AdColumnChanges> {
  const { ad } = placing
  const columns = isActive(ad) ? await revise(tx, placing) : await replace(tx, placing)
  // A draft is judged when it is submitted; of any other ad "same photo" may have become true.
  if (ad.stat === AD_STATS.draft.stat) return columns
  const risk = await riskOf(tx, ad)
  const isSettled = isActive(ad) && columns.revision === null && riskScoreOf(risk) < RISK_THRESHOLD
  return { ...columns, risk, ...(isSettled && { revisionState: 'none' }) }
}

async function replace(tx: Transaction, { ad, ids }: Placing): Promise<AdColumnChanges> {
  await attachPhotos(tx, ad.id, ids)
  // An ad that nobody sees has no revision; a rejected one may name photographs that are gone now.
  return { photosTotal: ids.length, revision: null }
}

/** The live photographs stay; the new ones belong to the ad but are not shown in it yet. */
async function revise(tx: Transaction, { ad, shown, ids }: Placing): Promise<AdColumnChanges> {
  await releaseHeldPhotos(tx, ad.id, ids)
  await holdPhotos(tx, ad.id, ids)
  const { photoIds: _replaced, ...others } = ad.revision ?? {}
  if (!isSameSequence(ids, shown)) return { revision: { ...others, photoIds: ids } }
  // Back to what is live: nothing of the photographs is left to check.
  return { revision: Object.keys(others).length > 0 ? others : null }
}
