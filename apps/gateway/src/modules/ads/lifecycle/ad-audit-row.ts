import { isDeepStrictEqual } from 'node:util'
import { hasTrait } from '@trassa/machines/ad-lifecycle/ad-event-traits'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { AuditFacts, NewAuditRow } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from './write-ads.ts'

/** The reason that the event carries, for callers that give none of their own. */
function reasonOf(event: AdEvent): string | null {
  if ('comment' in event) return event.comment
  if (event.type === 'ad.appealed') return event.text
  if ('reasons' in event) return event.reasons.map((reason) => reason.message).join('\n')
  return 'reason' in event ? (event.reason ?? null) : null
}

function ownerRepresented(ad: AdRecord, event: AdEvent): string | null {
  const isForAnother = event.actor.kind === 'user' && event.actor.userId !== ad.userId
  return isForAnother && hasTrait(event, 'isOwners') ? ad.userId : null
}

/** Derived from columns that the history has. */
const DERIVED: ReadonlySet<string> = new Set<keyof AdColumnChanges>([
  'descriptionTree',
  'priceDropFrom',
  'priceDroppedAt',
])

/** A value as the history stores it: a date as a string, `undefined` fields absent. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The row that an ad's change leaves in the history: only the columns that differ (domain §3). */
export function auditRowOf(
  { ad, event, changes }: { ad: AdRecord; event: AdEvent; changes: AdColumnChanges },
  audit: AuditFacts,
): NewAuditRow {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(changes)) {
    if (DERIVED.has(key)) continue
    const old: unknown = ad[key as keyof AdRecord]
    // Deep: the order of an object's keys differs between the database and the code.
    if (isDeepStrictEqual(stored(old), stored(value))) continue
    before[key] = old
    after[key] = value
  }
  return {
    actorId: event.actor.kind === 'user' ? event.actor.userId : null,
    onBehalfOf: audit.onBehalfOf ?? ownerRepresented(ad, event),
    event: event.type,
    adId: ad.id,
    userId: ad.userId,
    fromStat: ad.stat,
    toStat: changes.stat ?? ad.stat,
    before,
    after,
    reason: audit.reason ?? reasonOf(event),
    batchId: audit.batchId ?? null,
    requestId: audit.requestId ?? null,
    sessionId: audit.sessionId,
  }
}
