import { VISITOR_FAVORITES_MAX } from '@trassa/contracts/entities/favorite'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storedList } from '../../lib/browser/stored-list.ts'
import { isAdId } from '../stored-ads/stored-ad.ts'

/**
 * The ids of the ads that a visitor without a session has among favourites, newest first; login takes
 * them over (docs/decisions/058).
 */
export const visitorFavorites = storedList<string>(KEPT_KEYS.favorites, {
  max: VISITOR_FAVORITES_MAX,
  isItem: isAdId,
})

export const NO_IDS: readonly string[] = []

/** Adds or removes an id; what other tabs wrote meanwhile stays. */
export function keepForVisitor(adId: string, isFavorite: boolean): void {
  const others = visitorFavorites.read().filter((id) => id !== adId)
  visitorFavorites.write(isFavorite ? [adId, ...others] : others)
}
