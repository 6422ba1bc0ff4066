import { and, eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
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

/** From so many rows on, one parameter for all of them is faster than one for each value. */
const MANY = 20

/** The columns that a row is given; the others have defaults. */
const GIVEN: Record<Exclude<keyof NewAuditRow, 'id' | 'at'>, true> = {
  actorId: true,
  onBehalfOf: true,
  event: true,
  adId: true,
  userId: true,
  fromStat: true,
  toStat: true,
  before: true,
  after: true,
  reason: true,
  batchId: true,
  requestId: true,
  sessionId: true,
}
const COLUMNS = Object.keys(GIVEN) as (keyof typeof GIVEN)[]

/** Adds rows to the history; there is no call that changes or removes one. */
export async function insertAuditRows(db: Executor, rows: NewAuditRow[]): Promise<void> {
  if (rows.length === 0) return
  const isDated = rows.some(({ at, id }) => at !== undefined || id !== undefined)
  if (rows.length < MANY || isDated) {
    await db.insert(auditRows).values(rows)
    return
  }
  const columns = sql.raw(COLUMNS.map(toSnakeCase).join(', '))
  const values = rows.map((row) =>
    Object.fromEntries(COLUMNS.map((column) => [toSnakeCase(column), row[column] ?? null])),
  )
  await db.execute(sql`
    INSERT INTO audit_rows (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::audit_rows, ${JSON.stringify(values)}::jsonb)`)
}
