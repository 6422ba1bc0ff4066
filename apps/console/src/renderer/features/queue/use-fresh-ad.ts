import { useQuery } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { useApi } from '../../lib/api-context.ts'
import { adQuery } from '../../shared/ads/ad-query.ts'

/**
 * The current ad as it is now: read anew once it has been changed here (`refreshAds`), as in the editor, because the
 * queue claims it once and keeps that answer.
 */
export function useFreshAd(claimed: ModeratedAd): ModeratedAd {
  const { data } = useQuery({
    ...adQuery(useApi(), claimed.id),
    initialData: claimed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.version > claimed.version ? data : claimed
}
