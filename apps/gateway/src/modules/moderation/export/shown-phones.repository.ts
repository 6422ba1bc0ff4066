import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, eq, gte } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'

const REVEALED: AuditEvent = 'phone.revealed'

/** The phones that one of the staff has been shown since a moment, by the ids of their users (decision 053). */
export async function readShownPhones(
  db: Executor,
  actorId: string,
  since: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinct({ id: users.id, phone: users.phone })
    .from(auditRows)
    .innerJoin(users, eq(users.id, auditRows.userId))
    .where(
      and(eq(auditRows.actorId, actorId), eq(auditRows.event, REVEALED), gte(auditRows.at, since)),
    )
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}
