import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import type { UserRecord } from '../../identity/public.ts'

const LOOKED_UP: AuditEvent = 'user.lookedUp'

/**
 * Records that a staff member looked for a user, by phone or id (domain §9). A miss (`undefined`) is
 * recorded too, so that enumeration is visible; what was looked for is not stored.
 */
export const logLookUp = (
  db: Database,
  user: UserRecord | undefined,
  { visitor, trace }: RequestContext,
): Promise<void> =>
  insertAuditRows(db, [
    { actorId: visitor.userId, userId: user?.id ?? null, event: LOOKED_UP, ...trace },
  ])
