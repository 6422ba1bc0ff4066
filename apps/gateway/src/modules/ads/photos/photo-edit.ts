import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Transaction } from '../../../platform/database/connect.ts'
import { attachPhotos } from '../../media/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdCommand } from '../lifecycle/ad-command.ts'

interface PhotoChoice {
  ad: AdRecord
  /** Ids of the photographs that are shown in the ad now. */
  shown: string[]
  /** Ids of those that it is to have, in order. */
  ids: string[]
}

/** An edit's share of a command. */
interface PhotoEdit extends Pick<AdCommand, 'content' | 'revision'> {
  identity: boolean
  reverted?: 'partly' | 'wholly'
}

export const isActive = (ad: AdRecord): boolean => ad.stat === AD_STATS.active.stat

export const isSameSequence = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place])

/**
 * Chooses the photographs of an ad (domain §3, edit): of an active one they wait in its revision, in
 * any other they are put in place.
 */
export async function editPhotos(tx: Transaction, choice: PhotoChoice): Promise<PhotoEdit> {
  const { ad, ids } = choice
  if (isActive(ad)) return editOfActive(choice)
  await attachPhotos(tx, ad.id, ids)
  // Only an active ad has a revision; a rejected one may name photographs that are gone now.
  return { identity: true, content: { photosTotal: ids.length, revision: null } }
}

function editOfActive({ ad, shown, ids }: PhotoChoice): PhotoEdit {
  const { photoIds: _replaced, ...others } = ad.revision ?? {}
  if (!isSameSequence(ids, shown)) {
    return { identity: true, revision: { ...others, photoIds: ids } }
  }
  // Back to the public photographs: only the fields of the revision are left to check.
  return Object.keys(others).length > 0
    ? { identity: false, reverted: 'partly', revision: others }
    : { identity: false, reverted: 'wholly', revision: null }
}
