import { AD_CARDS_MAX } from '@trassa/contracts/calls/filter'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storedList } from '../../lib/browser/stored-list.ts'
import { isStoredAd, type StoredAd } from '../stored-ads/stored-ad.ts'

/** The ads whose pages this browser has shown, the latest first (docs/decisions/060). */
export const seenAds = storedList<StoredAd>(KEPT_KEYS.recentlySeen, {
  max: AD_CARDS_MAX,
  isItem: isStoredAd,
})

export const NONE_SEEN: readonly StoredAd[] = []

/** Puts an ad first; what other tabs wrote meanwhile stays. */
export function rememberSeen({ id, adType }: StoredAd): void {
  const others = seenAds.read().filter((ad) => ad.id !== id)
  seenAds.write([{ id, adType }, ...others])
}

export const forgetSeen = (): void => seenAds.write([])
