import type { AdEventType } from '@trassa/machines/ad-lifecycle.types'
import type { AuditFacts } from '../audit/audit.repository.ts'
import type { Asked } from './moderator.ts'

/** What owners do with their ads; a moderator does it only in their name (domain §3). */
const OWNERS: ReadonlySet<AdEventType> = new Set([
  'ad.edited',
  'ad.submitted',
  'ad.resubmitted',
  'ad.withdrawn',
  'ad.renewed',
])

/** What a moderator's change is recorded with: whose wish it is, where it is somebody else's. */
export const auditOf = (
  { visitor, sessionId }: Asked,
  ownerId: string,
  event: AdEventType | undefined,
): AuditFacts => ({
  sessionId,
  onBehalfOf: event && OWNERS.has(event) && ownerId !== visitor.userId ? ownerId : null,
})
