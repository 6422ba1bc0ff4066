import type { AdType } from '@trassa/contracts/enumerations/ads'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storedList } from '../../lib/browser/stored-list.ts'
import { PATHS } from '../addresses/paths.ts'
import { isStoredAd, type StoredAd } from '../stored-ads/stored-ad.ts'

/** Columns that can be read side by side. */
export const COMPARED_MAX = 4

/** The ads that this browser compares, the latest first, at most four of each type (docs/decisions/060). */
export const comparedAds = storedList<StoredAd>(KEPT_KEYS.compared, { max: 40, isItem: isStoredAd })

export const NONE_COMPARED: readonly StoredAd[] = []

export const comparedIds = (ads: readonly StoredAd[], adType: AdType): string[] =>
  ads.filter((ad) => ad.adType === adType).map(({ id }) => id)

/** Adds or removes an ad; what other tabs wrote meanwhile stays. @returns whether there was room for it */
export function setCompared({ id, adType }: StoredAd, isCompared: boolean): boolean {
  const others = comparedAds.read().filter((ad) => ad.id !== id)
  if (isCompared && comparedIds(others, adType).length >= COMPARED_MAX) return false
  comparedAds.write(isCompared ? [{ id, adType }, ...others] : others)
  return true
}

/** The page that shows these ads side by side. */
export const compareHref = (ids: readonly string[]): string =>
  ids.length === 0 ? PATHS.compare : `${PATHS.compare}?ids=${ids.join(',')}`
