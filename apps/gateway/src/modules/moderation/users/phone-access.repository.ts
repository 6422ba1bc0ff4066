import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'

const REVEALED: AuditEvent = 'phone.revealed'
const LOOKED_UP: AuditEvent = 'user.lookedUp'

/** What one of the staff has done with phones. */
export interface PhoneAccess {
  username: string
  phone: string
  revealed: number
  lookedUp: number
}

/** How many phones each of the staff has been shown or has looked for since a moment, the most first. */
export function countPhoneAccess(db: Executor, since: Date): Promise<PhoneAccess[]> {
  const count = (event: AuditEvent) =>
    sql<number>`(count(*) FILTER (WHERE ${eq(auditRows.event, event)}))::int`
  const revealed = count(REVEALED)
  return db
    .select({
      username: users.username,
      phone: users.phone,
      revealed,
      lookedUp: count(LOOKED_UP),
    })
    .from(auditRows)
    .innerJoin(users, eq(users.id, auditRows.actorId))
    .where(and(inArray(auditRows.event, [REVEALED, LOOKED_UP]), gte(auditRows.at, since)))
    .groupBy(users.id)
    .orderBy(desc(revealed), users.id)
}
