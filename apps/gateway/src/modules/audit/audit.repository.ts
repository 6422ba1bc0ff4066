import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import type { Trace } from '../../platform/http/trace.ts'
import { auditRows } from './audit.table.ts'

export type NewAuditRow = typeof auditRows.$inferInsert

/** What a change is recorded with, besides the change itself (domain §3). */
export interface AuditFacts extends Trace {
  /** The user on whose behalf a moderator acts. */
  onBehalfOf?: string | null
  reason?: string | null
  /** The bulk operation that the change is part of. */
  batchId?: string | null
}

/** Whether something has ever happened to a user. */
export async function hasAuditRow(
  db: Executor,
  { userId, event }: { userId: string; event: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(and(eq(auditRows.userId, userId), eq(auditRows.event, event)))
    .limit(1)
  return row !== undefined
}

/** Adds rows to the history; there is no call that changes or removes one. */
export async function insertAuditRows(db: Executor, rows: NewAuditRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(auditRows).values(rows)
}
