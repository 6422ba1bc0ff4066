import { BATCH_PAGE } from '@trassa/contracts/calls/moderator/batches'
import type { BatchRow } from '@trassa/contracts/entities/moderator/batch'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { BatchRowState } from '@trassa/contracts/enumerations/batches'
import type { ErrorCode } from '@trassa/contracts/errors'
import { type AnyColumn, and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { decodeCursor, encodeCursor } from '../../../platform/keyset/cursor.ts'
import { ads, type RowRef } from '../../ads/public.ts'
import { isChangedLater } from './batch-family.ts'
import { moderationBatchRows as rows } from './batch-rows.table.ts'

/** What a portion of work says of one ad. */
export interface RowOutcome {
  adId: string
  state: BatchRowState
  code: ErrorCode | null
  /** What of the ad is the reason. */
  detail: string | null
  stat: AdStat | null
  versionAfter: number | null
  before: Record<string, unknown> | null
}

/** A row as its dry run leaves it. */
export interface NewBatchRow extends Pick<RowOutcome, 'adId' | 'code' | 'detail' | 'stat'> {
  userId: string | null
  version: number
}

/** Inserts the rows of a batch, ads of one owner beside each other: an owner is told of a batch once. */
export async function insertBatchRows(
  tx: Transaction,
  batchId: string,
  added: readonly NewBatchRow[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO moderation_batch_rows (batch_id, ad_id, user_id, position, version, state, code, detail, stat)
    SELECT ${batchId}, "adId", "userId", row_number() OVER (ORDER BY "userId", "adId"), version,
      CASE WHEN code IS NULL THEN 'waiting' ELSE 'refused' END, code, detail, stat
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS new("adId" bigint, "userId" bigint, version int, code text, detail text, stat smallint)`)
}

/** The next ads of a batch that have not had their turn. */
export const readWaitingRows = (
  tx: Transaction,
  batchId: string,
  limit: number,
): Promise<(RowRef & { userId: string | null })[]> =>
  tx
    .select({ id: rows.adId, version: rows.version, userId: rows.userId })
    .from(rows)
    .where(and(eq(rows.batchId, batchId), eq(rows.state, 'waiting')))
    .orderBy(asc(rows.position))
    .limit(limit)

/** Writes what has become of ads of a batch. */
export async function settleRows(
  tx: Transaction,
  batchId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE moderation_batch_rows r
    SET state = new.state, code = new.code, detail = new.detail, stat = coalesce(new.stat, r.stat), version_after = new."versionAfter",
      before = new.before
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      AS new("adId" bigint, state text, code text, detail text, stat smallint, "versionAfter" int, before jsonb)
    WHERE r.batch_id = ${batchId} AND r.ad_id = new."adId"`)
}

/** The changed ads of a batch, in the versions that it has written: what an undo begins from. */
export const readChangedRows = (db: Executor, batchId: string): Promise<RowRef[]> =>
  db
    .select({ id: rows.adId, version: sql<number>`${rows.versionAfter}` })
    .from(rows)
    .where(and(eq(rows.batchId, batchId), eq(rows.state, 'changed')))
    .orderBy(asc(rows.position))

/** The columns that ads of a batch had before it changed them. */
export async function readEarlierColumns(
  db: Executor,
  batchId: string,
  adIds: string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const found = await db
    .select({ adId: rows.adId, before: rows.before })
    .from(rows)
    .where(and(eq(rows.batchId, batchId), inArray(rows.adId, adIds)))
  return new Map(found.map(({ adId, before }) => [adId, before ?? {}]))
}

const isRetryable = (codes: readonly ErrorCode[]) =>
  sql`(${rows.state} = 'waiting' OR ${inArray(rows.code, [...codes])})`

/** How many of a batch's retryable rows retries have changed, for a query of batches. */
export const countRetried = (
  batchId: SQL | AnyColumn,
  codes: readonly ErrorCode[],
): SQL<number> => sql`(
  SELECT count(*)::int FROM ${rows}
  WHERE ${rows.batchId} = ${batchId} AND ${isRetryable(codes)} AND ${isChangedLater(sql`${batchId}`)})`

/**
 * The ads of a batch that a retry takes up, those that it has not come to included; not what an earlier retry has
 * changed.
 *
 * @param codes of the refusals that may be over
 * @param presentVersion the ads as they are now; else the versions that the batch was bound to
 */
export async function readRetryableRows(
  db: Executor,
  batchId: string,
  { codes, presentVersion }: { codes: readonly ErrorCode[]; presentVersion: boolean },
): Promise<RowRef[]> {
  const version = presentVersion
    ? sql<number>`coalesce(${ads.version}, ${rows.version})`
    : rows.version
  return db
    .select({ id: rows.adId, version: sql<number>`${version}` })
    .from(rows)
    .leftJoin(ads, eq(ads.id, rows.adId))
    .where(and(eq(rows.batchId, batchId), isRetryable(codes), sql`NOT ${isChangedLater(batchId)}`))
    .orderBy(asc(rows.position))
}

/** Refused rows stand first. */
const rank = sql<number>`CASE ${rows.state} WHEN 'refused' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END`
const pageCursor = z.tuple([z.int().min(0).max(2), z.int().min(0).max(1e6)])

export async function readRowsPage(
  db: Executor,
  batchId: string,
  { state, cursor }: { state?: BatchRowState | undefined; cursor?: string | undefined },
): Promise<{ items: BatchRow[]; total: number; nextCursor: string | null }> {
  const after = decodeCursor(cursor, pageCursor)
  const inBatch = and(eq(rows.batchId, batchId), state && eq(rows.state, state))
  const found = await db
    .select({
      adId: rows.adId,
      title: sql<string>`coalesce(${ads.title}, '')`,
      state: rows.state,
      code: rows.code,
      detail: rows.detail,
      stat: rows.stat,
      version: rows.version,
      adType: ads.adType,
      rank,
      position: rows.position,
    })
    .from(rows)
    .leftJoin(ads, eq(ads.id, rows.adId))
    .where(
      and(
        inBatch,
        after ? sql`(${rank}, ${rows.position}) > (${after[0]}::int, ${after[1]}::int)` : undefined,
      ),
    )
    .orderBy(rank, asc(rows.position))
    .limit(BATCH_PAGE + 1)
  const page = found.slice(0, BATCH_PAGE)
  const last = page.at(-1)
  return {
    items: page.map(({ rank: _, position: __, ...row }) => row),
    total: await db.$count(rows, inBatch),
    nextCursor: last && found.length > BATCH_PAGE ? encodeCursor([last.rank, last.position]) : null,
  }
}
