import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadCurrent } from '../features/queue/reread-current.ts'
import { useApi } from '../lib/api-context.ts'
import { refreshAds } from '../shared/ads/refresh-ads.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'
import { whileUnread } from '../shared/decisions/unread-ads.ts'
import { refreshCards } from '../shared/users/refresh-cards.ts'

/** Reads anew what shows an ad once the gateway has answered a decision on it. */
export function useSettledDecisions(): void {
  const [api, client, outbox] = [useApi(), useQueryClient(), useDecisionOutbox()]
  useEffect(
    () =>
      outbox.onSettled((ids) => {
        const readings = [
          refreshAds(client, ids),
          ...ids.map((id) => rereadCurrent(client, api, id)),
          ...ids.map((id) => refreshCards(client, api, id)),
        ]
        // A failure stays at its query; the next decision on the ad tells the rest.
        void whileUnread(ids, Promise.allSettled(readings))
      }),
    [api, client, outbox],
  )
}
