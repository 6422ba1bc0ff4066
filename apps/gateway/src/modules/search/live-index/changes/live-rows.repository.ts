import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { prepareRead } from '../../../../platform/database/connection/prepared-reads.ts'
import { ads } from '../../../ads/public.ts'
import { textHash } from '../../text/database/text-in-database.ts'
import { type LiveRow, liveColumns } from '../live-row.ts'
import { type LoggedChange, loggedChanges } from './card-changes.repository.ts'

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

/** Written by a trigger; not declared in drizzle, so that rows in the code do not contain it. */
const changed = sql`${ads}.changed`

/** What is read; placeholders in a statement that is prepared. */
interface ChangesRequest {
  /** The snapshot that the last reading began with. */
  since: string | Placeholder
  /** The last row of the batch before. */
  after?: { changed: string | Placeholder; id: string | Placeholder } | undefined
  size: number | Placeholder
}

interface LoggedRequest extends ChangesRequest {
  /** So many entries of the log at most. */
  logged: number | Placeholder
}

type ChangedRow = LiveRow & { changed: string; textHash: number }

/** What was read, and when. */
type ReadAt = {
  snapshot: string
  /** PostgreSQL's clock in milliseconds. */
  now: number
}

/** Without changes there is one row without an ad. */
type ReadRow = ReadAt & (ChangedRow | { id: null })

function adsAmong(rows: ReadRow[]): ChangedRow[] {
  return rows.flatMap((row) => (row.id === null ? [] : [row]))
}

const isNewSince =
  (since: string | Placeholder) =>
  (number: SQL): SQL =>
    sql`${number} >= pg_snapshot_xmin(${since}::pg_snapshot)
      AND ${number} < pg_snapshot_xmax(pg_current_snapshot())
      AND NOT pg_visible_in_snapshot(${number}, ${since}::pg_snapshot)`

const seen = sql`(
    SELECT pg_current_snapshot() AS snapshot, (extract(epoch FROM now()) * 1000)::float8 AS now
  ) seen`

const changedRows = ({ since, after, size }: ChangesRequest, condition?: SQL) => sql`
    SELECT ${liveColumns}, ${changed}::text AS changed, ${textHash} AS "textHash" FROM ${ads}
    WHERE ${isNewSince(since)(changed)} ${condition && sql`AND ${condition}`}
      ${after && sql`AND (${changed}, ${ads.id}) > (${after.changed}::xid8, ${after.id}::bigint)`}
    ORDER BY ${changed}, ${ads.id} LIMIT ${size}`

export const changesStatement = (asked: ChangesRequest) => sql`
  SELECT seen.snapshot::text AS snapshot, seen.now, ads.*
  FROM ${seen} LEFT JOIN LATERAL (${changedRows(asked)}) ads ON true`

/** The log is one row without an ad: a column of each row would repeat it. */
export const changesAndLogStatement = ({ logged, ...asked }: LoggedRequest) => sql`
  SELECT seen.snapshot::text AS snapshot, seen.now, part.logged, ads.*
  FROM ${seen}
  CROSS JOIN (
    SELECT true AS is_log, ${loggedChanges(isNewSince(asked.since), logged)} AS logged
    UNION ALL SELECT false, NULL
  ) part
  LEFT JOIN LATERAL (${changedRows(asked, sql`NOT part.is_log`)}) ads ON true`

const { placeholder } = sql
const since = placeholder('since')
const size = placeholder('size')
const after = { changed: placeholder('changed'), id: placeholder('id') }
const firstBatch = prepareRead(changesStatement({ since, size }))
const nextBatch = prepareRead(changesStatement({ since, size, after }))
const firstBatchAndLog = prepareRead(
  changesAndLogStatement({ since, size, logged: placeholder('logged') }),
)

interface Batch {
  since: string
  after?: { changed: string; id: string } | undefined
  size: number
}

/**
 * Ads in any state that were written by transactions which have ended since: rows of one that was still
 * running in `since` are found whatever its number. The upper bound excludes numbers of another server,
 * as after a restored backup. One statement on the index of `changed`.
 */
export async function readChanges(
  db: Database,
  { after, ...asked }: Batch,
): Promise<{ rows: ChangedRow[] } & ReadAt> {
  const rows = after
    ? await db.readPrepared<ReadRow>(nextBatch, { ...asked, ...after })
    : await db.readPrepared<ReadRow>(firstBatch, asked)
  const { snapshot = '', now = 0 } = rows[0] ?? {}
  return { rows: adsAmong(rows), snapshot, now }
}

/** The first batch together with the log of what cards show besides, of which `most` + 1 are read; one statement. */
export async function readChangesAndLog(
  db: Database,
  { most, ...asked }: Omit<Batch, 'after'> & { most: number },
): Promise<{ rows: ChangedRow[]; logged: LoggedChange[] } & ReadAt> {
  const rows = await db.readPrepared<ReadRow & { logged: LoggedChange[] | null }>(
    firstBatchAndLog,
    { ...asked, logged: most + 1 },
  )
  const { snapshot = '', now = 0 } = rows[0] ?? {}
  const logged = rows.find((row) => row.logged)?.logged ?? []
  return { rows: adsAmong(rows), logged, snapshot, now }
}
