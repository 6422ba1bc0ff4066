import type { ModerationReason } from '@trassa/contracts/entities/ad'
import {
  AD_STATS,
  type AdStat,
  stateOf,
  type WithdrawReason,
} from '@trassa/contracts/enumerations/ads'
import { edgesFrom, leadsTo } from './ad-lifecycle.snapshot.ts'
import type { AdActor, AdEvent, AdFacts, AdHappening } from './ad-lifecycle.types.ts'

/** The body of the specification's calls that name a stat and not an event (spec §7). */
export interface StatRequest {
  stat: AdStat
  /** Why the owner takes the ad down; without one it is `other`. */
  reason?: WithdrawReason | undefined
  reasons?: ModerationReason[] | undefined
  comment?: string | undefined
}

/** The event that leads from the ad's state to `stat` and is not the system's own. */
function eventTypeTowards(ad: AdFacts, stat: AdStat): string | undefined {
  // A verdict on a revision leaves the ad live: 3 asks for a fix of what waits beside it.
  const isRevisionRefused =
    ad.stat === AD_STATS.active.stat &&
    ad.revisionState === 'pending' &&
    stat === AD_STATS.needsFix.stat
  if (isRevisionRefused) return 'ad.fixRequested'
  return edgesFrom(ad).find(
    (edge) =>
      edge.eventType !== 'ad.overridden' &&
      !edge.rules.includes('system') &&
      leadsTo(edge, stateOf(stat)),
  )?.eventType
}

function happening(type: string | undefined, request: StatRequest): AdHappening | null {
  switch (type) {
    case 'ad.withdrawn':
      return { type, reason: request.reason ?? 'other' }
    case 'ad.fixRequested':
    case 'ad.blocked':
      return { type, reasons: request.reasons ?? [] }
    case 'ad.submitted':
    case 'ad.approved':
    case 'ad.resubmitted':
    case 'ad.renewed':
    case 'ad.appealed':
    case 'ad.deleted':
    case 'ad.restored':
      return { type }
    default:
      return request.comment
        ? { type: 'ad.overridden', stat: request.stat, comment: request.comment }
        : null
  }
}

/**
 * What a wanted stat means for an ad in its present state: 2 submits a draft, resubmits a fixed ad
 * and appeals a block; 1 or 2 renews what left the lists; and so on, read from the machine's table.
 * Where the table has no such way, a comment makes it an override. `null`: there is no way at all,
 * answer with `ad.illegal_transition`.
 */
export function eventForStat(
  ad: AdFacts,
  request: StatRequest,
  actor: AdActor,
  now: Date,
): AdEvent | null {
  const what = happening(eventTypeTowards(ad, request.stat), request)
  return what && { ...what, actor, now }
}
