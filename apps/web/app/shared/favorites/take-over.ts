import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { favoriteIdsQuery } from '@trassa/api-client/queries'
import { takeOverFavorites } from '@trassa/contracts/calls/favorites'
import { visitorFavorites } from './visitor-favorites.ts'

const LOCK = 'trassa.favorites'

/**
 * Gives the favourites that the browser keeps to the user. One tab at a time, and what it reads is what is kept at that
 * moment: a second tab finds nothing left, and cannot add again what the user has removed meanwhile.
 */
export async function takeOver(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const run = async () => {
    const kept = visitorFavorites.read()
    if (kept.length === 0) return
    const { adIds } = await api.ask(takeOverFavorites, { body: { adIds: [...kept] } })
    // Before the browser's own ids go, so that no heart is empty in between.
    const { queryKey } = favoriteIdsQuery(api)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, adIds)
    void queryClient.invalidateQueries({ queryKey: ['favoriteAds'] })
    visitorFavorites.write(visitorFavorites.read().filter((id) => !kept.includes(id)))
  }
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run()
}
