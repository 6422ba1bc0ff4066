import { useQuery } from '@tanstack/react-query'
import { favoriteIdsQuery } from '@trassa/api-client/queries'
import { useStore } from '../../lib/browser/store.ts'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../login/use-me.ts'
import { NO_IDS, visitorFavorites } from './visitor-favorites.ts'

/**
 * What `choose` makes of the ids of the user's favourites, together with those that the browser keeps for a
 * visitor until login has taken them over. None on the server and while hydrating: the page is the same with
 * and without a session. Components render again only when the result of `choose` changes.
 */
export const useFavoriteIds: UseIds =
  typeof document === 'undefined' ? (choose) => choose(NO_IDS) : useKnownIds

type UseIds = <T>(choose: (ids: readonly string[]) => T) => T

function useKnownIds<T>(choose: (ids: readonly string[]) => T): T {
  const { profile } = useMe()
  const kept = useStore(visitorFavorites, NO_IDS)
  const { data } = useQuery({
    ...favoriteIdsQuery(useApi()),
    enabled: profile !== null,
    select: (ids) => choose(withKept(ids, kept)),
  })
  return profile && data !== undefined ? data : choose(kept)
}

const withKept = (ids: readonly string[], kept: readonly string[]): readonly string[] =>
  kept.length === 0 ? ids : [...kept.filter((id) => !ids.includes(id)), ...ids]
