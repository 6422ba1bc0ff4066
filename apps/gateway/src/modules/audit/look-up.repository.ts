import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/connect.ts'
import { insertAuditRows, type NewAuditRow } from './audit.repository.ts'
import { auditRows } from './audit.table.ts'

/** What one of the staff reads of one kind about one user within this time is one look-up. */
const INTERVAL = sql`interval '10 minutes'`

type LookUp = NewAuditRow & { actorId: string; userId: string }

/**
 * Records that one of the staff has opened something of a user (domain §9): once in ten minutes, because the console asks
 * for what it shows of a user by several requests, at once and again after each change.
 */
export async function insertLookUp(db: Database, row: LookUp): Promise<void> {
  if (await isRecorded(db, row)) return
  await db.transaction(async (tx) => {
    const key = `look-up ${row.event} ${row.actorId} ${row.userId}`
    // Requests that arrive together would all find no row.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    if (!(await isRecorded(tx, row))) await insertAuditRows(tx, [row])
  })
}

async function isRecorded(db: Executor, { event, actorId, userId }: LookUp): Promise<boolean> {
  const [row] = await db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.userId, userId),
        eq(auditRows.actorId, actorId),
        eq(auditRows.event, event),
        gt(auditRows.at, sql`now() - ${INTERVAL}`),
      ),
    )
    .limit(1)
  return row !== undefined
}
