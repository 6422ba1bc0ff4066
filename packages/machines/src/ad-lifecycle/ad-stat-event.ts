import type { ModerationReason } from '@trassa/contracts/entities/ad'
import {
  AD_STATS,
  type AdStat,
  stateOf,
  type WithdrawReason,
} from '@trassa/contracts/enumerations/ads'
import { type EventActor, isOwner } from '../event-actor.ts'
import type { AdRule } from './ad-lifecycle.rules.ts'
import { leadsToState, transitionsFrom } from './ad-lifecycle.snapshot.ts'
import type { AdEvent, AdEventPayload, AdEventType, StoredAdFacts } from './ad-lifecycle.types.ts'

/** The body of the specification's calls that name a stat and not an event (spec §7). */
export interface StatRequest {
  stat: AdStat
  /** Why the owner withdraws the ad; `other` if absent. */
  reason?: WithdrawReason | undefined
  reasons?: ModerationReason[] | undefined
  comment?: string | undefined
  /** Why the owner disagrees with a block; the lifecycle refuses an appeal without it. */
  appeal?: string | undefined
}

/** What of an ad the meaning of a requested stat depends on. */
export type StatFacts = Pick<StoredAdFacts, 'userId' | 'stat' | 'revisionState'>

/** Events to every state, which a requested stat means only with what they carry. */
const LEADS_ANYWHERE: ReadonlySet<string> = new Set<AdEventType>([
  'ad.overridden',
  'ad.changeUndone',
])

/** The type of the event that leads from the ad's state to `stat`, if none of its rules is in `without`. */
function eventTypeTowards(
  ad: StatFacts,
  stat: AdStat,
  without: readonly AdRule[],
): string | undefined {
  // A refused revision leaves the ad active: stat 3 then asks for a fix of the revision.
  const isRevisionRefused =
    ad.stat === AD_STATS.active.stat &&
    ad.revisionState === 'pending' &&
    stat === AD_STATS.needsFix.stat
  if (isRevisionRefused) return 'ad.fixRequested'
  return transitionsFrom(ad.stat).find(
    (transition) =>
      !LEADS_ANYWHERE.has(transition.eventType) &&
      !transition.rules.some((rule) => without.includes(rule)) &&
      leadsToState(transition, stateOf(stat)),
  )?.eventType
}

function payloadOf(type: string | undefined, request: StatRequest): AdEventPayload | null {
  switch (type) {
    case 'ad.withdrawn':
      return { type, reason: request.reason ?? 'other' }
    case 'ad.fixRequested':
    case 'ad.blocked':
      return { type, reasons: request.reasons ?? [] }
    case 'ad.appealed':
      return { type, text: request.appeal ?? '' }
    case 'ad.submitted':
    case 'ad.approved':
    case 'ad.resubmitted':
    case 'ad.renewed':
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
 * The event that a requested stat means for an ad in its present state: 2 submits a draft, resubmits
 * a fixed ad and appeals a block; 1 or 2 renews an expired or archived ad; and so on, read from the
 * machine's table without the system's own events. Where the table has no such transition for the
 * actor, a comment makes it an override. Gives `null` where there is none either: answer with
 * `ad.illegal_transition`.
 */
export function eventForStat(
  ad: StatFacts,
  request: StatRequest,
  actor: EventActor,
  now: Date,
): AdEvent | null {
  // An owner's own event with a comment of another actor is meant as an override (4→2, 0→7).
  const without: AdRule[] =
    request.comment && !isOwner(actor, ad) ? ['system', 'owner'] : ['system']
  const payload = payloadOf(eventTypeTowards(ad, request.stat, without), request)
  return payload && { ...payload, actor, now }
}
