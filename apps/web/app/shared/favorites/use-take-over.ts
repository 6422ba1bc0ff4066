import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { favoriteIdsQuery } from '@trassa/api-client/queries'
import { takeOverFavorites } from '@trassa/contracts/calls/favorites'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../login/use-me.ts'
import { NO_IDS, visitorFavorites } from './visitor-favorites.ts'

const LOCK = 'trassa.favorites'

/** Gives the favourites that the browser keeps to the user, as soon as there is one (docs/decisions/058). */
export function useTakeOver(): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const { profile } = useMe()
  const hasKept = useStore(visitorFavorites, NO_IDS).length > 0
  const start = useEffectEvent(() =>
    takeOver(api, async (adIds) => {
      // Before the browser's own ids go, so that no heart is empty in between.
      const { queryKey } = favoriteIdsQuery(api)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, adIds)
      void queryClient.invalidateQueries({ queryKey: ['favoriteAds'] })
    }),
  )
  useEffect(() => {
    // A failure leaves everything as it is: the next page tries again.
    if (profile && hasKept) start().catch(() => {})
  }, [profile, hasKept])
}

/**
 * One tab at a time, and what it reads is what is kept at that moment: a second tab finds nothing left, and
 * cannot add again what the user has removed meanwhile.
 */
async function takeOver(
  api: ApiClient,
  taken: (favoriteIds: string[]) => Promise<void>,
): Promise<void> {
  const run = async () => {
    const kept = visitorFavorites.read()
    if (kept.length === 0) return
    const { adIds } = await api.ask(takeOverFavorites, { body: { adIds: [...kept] } })
    await taken(adIds)
    visitorFavorites.write(visitorFavorites.read().filter((id) => !kept.includes(id)))
  }
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run()
}
