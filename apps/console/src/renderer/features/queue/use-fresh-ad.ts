import { useQuery } from '@tanstack/react-query'
import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useApi } from '../../lib/api-context.ts'
import { adQuery } from '../../shared/ads/ad-query.ts'
import { useMe } from '../../shared/users/me-context.ts'

/** What has happened to the ad since it was claimed. */
function entriesSince(claimed: ModeratedAd, fresh: ModeratedAd): readonly AuditEntry[] {
  const known = claimed.history[0]?.id
  const at = fresh.history.findIndex(({ id }) => id === known)
  return at === -1 ? fresh.history : fresh.history.slice(0, at)
}

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
  const isChangedByOthers =
    fresh.version > claimed.version &&
    entriesSince(claimed, fresh).some(({ actorId }) => actorId !== me.id)
  return { ad: newerOf(claimed, fresh), isChangedByOthers }
}
