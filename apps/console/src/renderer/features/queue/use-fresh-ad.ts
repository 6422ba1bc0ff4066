import { useQuery } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useApi } from '../../lib/api-context.ts'
import { adQuery } from '../../shared/ads/ad-query.ts'
import { isChangedByOthers } from '../../shared/ads/changed-by-others.ts'
import { useMe } from '../../shared/users/me-context.ts'

const newestComplaint = ({ complaints }: ModeratedAd) => BigInt(complaints[0]?.id ?? 0)

/** The newer of two readings; complaints come without a new version. */
function newerOf(claimed: ModeratedAd, fresh: ModeratedAd): ModeratedAd {
  if (fresh.version > claimed.version) return fresh
  if (newestComplaint(fresh) <= newestComplaint(claimed)) return claimed
  const { complaints, openComplaints } = fresh
  return { ...claimed, complaints, openComplaints }
}

/**
 * The current ad as it is now: read anew once it has been changed here (`refreshAds`), as in the editor, and after a
 * lost line, because the queue claims it once and keeps that answer. Also whether others have changed it meanwhile.
 */
export function useFreshAd(claimed: ModeratedAd): { ad: ModeratedAd; isChangedByOthers: boolean } {
  const me = useMe()
  const { data: fresh } = useQuery({
    ...adQuery(useApi(), claimed.id),
    initialData: claimed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    ad: newerOf(claimed, fresh),
    isChangedByOthers: isChangedByOthers(claimed, fresh, me.id),
  }
}
