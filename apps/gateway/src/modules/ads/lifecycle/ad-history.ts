import type { AdEvent, AdEventType } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { AuditFacts, NewAuditRow } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from './write-ads.ts'

/** What the event itself says about why, where the caller gives no reason of its own. */
function reasonOf(event: AdEvent): string | null {
  if ('comment' in event) return event.comment
  if ('reasons' in event) return event.reasons.map((reason) => reason.message).join('\n')
  return 'reason' in event ? (event.reason ?? null) : null
}

/** What owners do with their ads; a moderator does it only in their name. */
const OWNERS_EVENTS: ReadonlySet<AdEventType> = new Set([
  'ad.edited',
  'ad.submitted',
  'ad.resubmitted',
  'ad.withdrawn',
  'ad.renewed',
])

function ownerActedFor(ad: AdRecord, { type, actor }: AdEvent): string | null {
  const isForAnother = actor.kind === 'user' && actor.userId !== ad.userId
  return isForAnother && OWNERS_EVENTS.has(type) ? ad.userId : null
}

/** The row that an ad's change leaves in the history: only the columns that differ (domain §3). */
export function auditRowOf(
  { ad, event, changes }: { ad: AdRecord; event: AdEvent; changes: AdColumnChanges },
  audit: AuditFacts,
): NewAuditRow {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(changes)) {
    const old: unknown = ad[key as keyof AdRecord]
    if (JSON.stringify(old) === JSON.stringify(value)) continue
    before[key] = old
    after[key] = value
  }
  return {
    actorId: event.actor.kind === 'user' ? event.actor.userId : null,
    onBehalfOf: audit.onBehalfOf ?? ownerActedFor(ad, event),
    event: event.type,
    adId: ad.id,
    userId: ad.userId,
    fromStat: ad.stat,
    toStat: changes.stat ?? ad.stat,
    before,
    after,
    reason: audit.reason ?? reasonOf(event),
    batchId: audit.batchId ?? null,
    sessionId: audit.sessionId,
  }
}
