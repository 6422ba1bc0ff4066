import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, eq, gt, gte, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'

const REVEALED: AuditEvent = 'phone.revealed'
const CHANGED: AuditEvent = 'user.phoneChanged'

/**
 * The phones that one of the staff has been shown since a moment, by the ids of their users (decision 053); a number
 * that was changed afterwards has not been shown.
 */
export async function readShownPhones(
  db: Executor,
  actorId: string,
  since: Date,
): Promise<ReadonlyMap<string, string>> {
  const later = alias(auditRows, 'later')
  const hasChanged = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(eq(later.userId, auditRows.userId), eq(later.event, CHANGED), gt(later.id, auditRows.id)),
    )
  const rows = await db
    .selectDistinct({ id: users.id, phone: users.phone })
    .from(auditRows)
    .innerJoin(users, eq(users.id, auditRows.userId))
    .where(
      and(
        eq(auditRows.actorId, actorId),
        eq(auditRows.event, REVEALED),
        gte(auditRows.at, since),
        notExists(hasChanged),
      ),
    )
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}
