import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../ads.table.ts'

/** The columns that an event may change; an absent or `undefined` one keeps its value. */
export type AdColumnChanges = Partial<
  Omit<
    AdRecord,
    | 'id'
    | 'userId'
    | 'version'
    | 'views'
    | 'openComplaints'
    | 'createdAt'
    | 'updatedAt'
    | 'highlightedUntil'
    | 'urgentUntil'
    | 'vipUntil'
  >
>

export interface AdWrite {
  /** The row as it was read; its version must still be the stored one. */
  ad: AdRecord
  changes: AdColumnChanges
  now: Date
}

/** The changes without those that are `undefined`, which would be NULL in the statement. */
export const definedChanges = (changes: AdColumnChanges): AdColumnChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

const column = (key: string) => sql.identifier(toSnakeCase(key))

/**
 * Writes any columns of many ads in one statement, each row only where its version is still the one
 * that was read (domain §3).
 *
 * @returns the ids that were written; the missing ones were stale.
 */
export async function writeAds(tx: Transaction, writes: AdWrite[]): Promise<Set<string>> {
  if (writes.length === 0) return new Set()
  const defined = writes.map((write) => ({ ...write, changes: definedChanges(write.changes) }))
  const keys = [
    ...new Set(defined.flatMap(({ changes }) => Object.keys(changes))),
  ] as (keyof AdColumnChanges)[]
  // Every row carries every column that any row changes: its own value where it changes nothing.
  const rows = defined.map(({ ad, changes, now }) => {
    const after = { ...ad, ...changes, updatedAt: now }
    const named = ['id', 'version', 'updatedAt', ...keys] as const
    return Object.fromEntries(named.map((key) => [toSnakeCase(key), after[key]]))
  })
  const assignments: SQL[] = ['updatedAt', ...keys].map(
    (key) => sql`${column(key)} = new.${column(key)}`,
  )
  const { rows: written } = await tx.execute<{ id: string }>(sql`
    UPDATE ads SET version = ads.version + 1, ${sql.join(assignments, sql`, `)}
    FROM jsonb_populate_recordset(NULL::ads, ${JSON.stringify(rows)}::jsonb) new
    WHERE ads.id = new.id AND ads.version = new.version
    RETURNING ads.id`)
  return new Set(written.map((row) => row.id))
}
