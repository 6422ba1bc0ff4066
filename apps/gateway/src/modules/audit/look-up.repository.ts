import {
  LOOK_UP_EVENTS,
  type LookUpEvent,
  type LookUpPlace,
} from '@trassa/contracts/enumerations/look-ups'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/connect.ts'
import type { Trace } from '../../platform/http/trace.ts'
import { insertAuditRows } from './audit.repository.ts'
import { auditRows } from './audit.table.ts'

/** What is read again within this time is the same look-up. */
const INTERVAL = sql`interval '10 minutes'`

/** Rows that are look-ups. Literals, for the partial indexes `audit_look_ups` and `audit_look_ups_of_staff`. */
export const isLookUp = sql`${auditRows.event} IN (${sql.raw(LOOK_UP_EVENTS.map((event) => `'${event}'`).join(', '))})`

export interface NewLookUp extends Trace {
  event: LookUpEvent
  actorId: string
  /** `null`: of no single user. */
  userId: string | null
  /** What tells one look-up of a user from another. All of it has to be equal, absent parts as `null`. */
  kind: { place: LookUpPlace } & Record<string, string | null>
  /** What else the row says. */
  details?: Record<string, unknown> | undefined
}

/**
 * Records that one of the staff has opened something of a user (domain §9): once in ten minutes for each kind, because the
 * console asks for what it shows of a user by several requests, at once and again after each change.
 */
export async function insertLookUp(db: Database, lookUp: NewLookUp): Promise<void> {
  if (await isRecorded(db, lookUp)) return
  const { kind, details, ...facts } = lookUp
  await db.transaction(async (tx) => {
    const key = `look-up ${JSON.stringify([facts.event, facts.actorId, facts.userId, kind])}`
    // Requests that arrive together would all find no row.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    if (await isRecorded(tx, lookUp)) return
    await insertAuditRows(tx, [{ ...facts, after: { ...kind, ...details } }])
  })
}

async function isRecorded(
  db: Executor,
  { event, actorId, userId, kind }: NewLookUp,
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(
        isLookUp,
        eq(auditRows.actorId, actorId),
        gt(auditRows.at, sql`now() - ${INTERVAL}`),
        eq(auditRows.event, event),
        userId === null ? isNull(auditRows.userId) : eq(auditRows.userId, userId),
        sql`${auditRows.after} @> ${JSON.stringify(kind)}::jsonb`,
      ),
    )
    .limit(1)
  return row !== undefined
}
