import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { isPostponed } from '../../../shared/failures.ts'
import { adQuery } from '../../shared/ads/ad-query.ts'
import { currentKey } from './queue-queries.ts'

/**
 * Reads the new version of an ad that is still the current one of a lane after a decision on it, as after a lift; an ad that
 * has left the lane by it, as by a decision in another window, gives way to the next one. Does not give up while the gateway
 * is unreachable.
 */
export async function rereadCurrent(client: QueryClient, api: ApiClient, adId: string) {
  const isCurrent = (current?: { ad: ModeratedAd | null }) => current?.ad?.id === adId
  const lanes = QUEUE_LANES.filter((lane) => isCurrent(client.getQueryData(currentKey(lane))))
  if (lanes.length === 0) return
  const ad = await client.fetchQuery({
    ...adQuery(api, adId),
    staleTime: 0,
    retry: (_, error) => isPostponed(error),
  })
  for (const lane of lanes) {
    if (!isCurrent(client.getQueryData(currentKey(lane)))) continue
    if (ad.lane === lane) client.setQueryData(currentKey(lane), { ad })
    else await client.resetQueries({ queryKey: currentKey(lane) })
  }
}
