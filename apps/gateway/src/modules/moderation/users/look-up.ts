import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'

const LOOKED_UP: AuditEvent = 'user.lookedUp'

/**
 * Records that a staff member looked for a user, by phone or id (domain §9). A miss (`undefined`) is
 * recorded too, so that enumeration is visible; what was looked for is not stored.
 *
 * @param after how it was looked for and how many were found, where a search may find several
 */
export const logLookUp = (
  db: Database,
  user: { id: string } | undefined,
  { visitor, trace }: RequestContext,
  after: Record<string, unknown> | null = null,
): Promise<void> =>
  insertAuditRows(db, [
    { actorId: visitor.userId, userId: user?.id ?? null, event: LOOKED_UP, after, ...trace },
  ])
