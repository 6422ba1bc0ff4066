import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { type LiveRow, liveColumns } from './live-row.ts'

/** The snapshot that `readChanges` continues from. */
export async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`SELECT pg_current_snapshot()::text AS snapshot`,
  )
  return rows[0]?.snapshot ?? ''
}

export async function countLiveByType(db: Database) {
  const { rows } = await db.execute<{ adType: AdType; total: number }>(sql`
    SELECT ${ads.adType} AS "adType", count(*)::int AS total FROM ${ads} WHERE ${ads.stat} = 1
    GROUP BY ${ads.adType}`)
  return rows
}

/** Live ads by id, after one. */
export async function readLiveBatch(db: Database, after: string, size: number): Promise<LiveRow[]> {
  const { rows } = await db.execute<LiveRow>(sql`
    SELECT ${liveColumns} FROM ${ads} WHERE ${ads.stat} = 1 AND ${ads.id} > ${after}
    ORDER BY ${ads.id} LIMIT ${size}`)
  return rows
}

/** Written by a trigger; not declared in drizzle, so that rows in the code do not contain it. */
const changed = sql`${ads}.changed`

interface ChangesRequest {
  /** The snapshot that the last reading began with. */
  since: string
  /** The last row of the batch before. */
  after?: { changed: string; id: string } | undefined
  size: number
}

type ChangedRow = LiveRow & { changed: string }

/**
 * Ads in any state that were written by transactions which have ended since: rows of one that was still
 * running in `since` are found whatever its number. The upper bound excludes numbers of another server,
 * as after a restored backup. One statement on the index of `changed`.
 */
export async function readChanges(
  db: Database,
  asked: ChangesRequest,
): Promise<{ rows: ChangedRow[]; snapshot: string; now: number }> {
  const { rows } = await db.execute<ChangedRow & { snapshot: string; now: number; id: null }>(
    changesStatement(asked),
  )
  const { snapshot = '', now = 0 } = rows[0] ?? {}
  return { rows: rows.filter(({ id }) => id !== null), snapshot, now }
}

export const changesStatement = ({ since, after, size }: ChangesRequest) => sql`
  SELECT seen.snapshot::text AS snapshot, seen.now, ads.*
  FROM (
    SELECT pg_current_snapshot() AS snapshot, (extract(epoch FROM now()) * 1000)::float8 AS now
  ) seen
  LEFT JOIN LATERAL (
    SELECT ${liveColumns}, ${changed}::text AS changed FROM ${ads}
    WHERE ${changed} >= pg_snapshot_xmin(${since}::pg_snapshot)
      AND ${changed} < pg_snapshot_xmax(pg_current_snapshot())
      AND NOT pg_visible_in_snapshot(${changed}, ${since}::pg_snapshot)
      ${after ? sql`AND (${changed}, ${ads.id}) > (${after.changed}::xid8, ${after.id}::bigint)` : sql``}
    ORDER BY ${changed}, ${ads.id} LIMIT ${size}
  ) ads ON true`
