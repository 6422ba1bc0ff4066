import { BATCH_LIST } from '@trassa/contracts/calls/moderator/batches'
import { BATCH_HOLD_MS, type BatchState } from '@trassa/contracts/enumerations/batches'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import { publishStaffEvent } from '../live/staff-notices.ts'
import { countRetried } from './batch-rows.repository.ts'
import { retryableCodes } from './batch-summary.ts'
import { type BatchRecord, moderationBatches as batches } from './batches.table.ts'

/** Days for which batches are listed and kept. */
const KEPT_DAYS = 30

const isKept = sql`${batches.createdAt} > now() - make_interval(days => ${KEPT_DAYS})`

/** A batch with the names that are shown of it. */
export interface NamedBatch {
  batch: BatchRecord
  moderatorName: string
  cityName: string | null
  /** What is left of the hold before its start, at least 0; `null` where it does not wait. */
  startsInMs: number | null
  /** Those of its retryable rows that retries have changed. */
  retriedRows: number
}

const cityOfAction = eq(cities.id, sql`(${batches.action} ->> 'cityId')::bigint`)

const selectNamed = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      batch: batches,
      moderatorName: users.username,
      cityName: cities.name,
      startsInMs: sql<number | null>`CASE WHEN ${batches.state} = 'waiting'
        THEN greatest(0, ceil(extract(epoch FROM ${batches.startsAt} - clock_timestamp()) * 1000))::int END`,
      retriedRows: sql<number>`CASE
        WHEN ${batches.state} NOT IN ('done', 'cancelled') THEN 0
        WHEN ${batches.kind} = 'undo' THEN ${countRetried(batches.id, retryableCodes('undo'))}
        ELSE ${countRetried(batches.id, retryableCodes('change'))} END`,
    })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.moderatorId))
    .leftJoin(cities, cityOfAction)
    .where(condition)

export async function findBatch(db: Executor, id: string): Promise<NamedBatch | undefined> {
  const [found] = await selectNamed(db, eq(batches.id, id))
  return found
}

/** The newest batches: of one moderator, or of all. */
export const readBatches = (db: Executor, moderatorId: string | null): Promise<NamedBatch[]> =>
  selectNamed(
    db,
    and(isKept, moderatorId === null ? undefined : eq(batches.moderatorId, moderatorId)),
  )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(BATCH_LIST)

/** @returns whether the batch was inserted, and not there already. */
export async function insertBatch(
  tx: Transaction,
  batch: typeof batches.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(batches)
    .values(batch)
    .onConflictDoNothing({ target: batches.id })
    .returning({ id: batches.id })
  return inserted.length > 0
}

/** A batch locked until the transaction ends: commands wait for the portion that is being changed. */
export async function lockBatch(tx: Transaction, id: string): Promise<BatchRecord | undefined> {
  const [batch] = await tx.select().from(batches).where(eq(batches.id, id)).for('update')
  return batch
}

// Starts and ends are by the database's clock, so that all processes agree.
const MOMENTS: Partial<Record<BatchState, object>> = {
  waiting: { startsAt: sql`now() + make_interval(secs => ${BATCH_HOLD_MS / 1000})` },
  done: { finishedAt: sql`now()` },
  cancelled: { finishedAt: sql`now()` },
}

export async function setBatchState(tx: Transaction, id: string, state: BatchState): Promise<void> {
  await tx
    .update(batches)
    .set({ state, ...MOMENTS[state] })
    .where(eq(batches.id, id))
  await publishStaffEvent(tx, { type: 'batch.changed', batchId: id })
}

/** Batches with work to be done now, oldest first. */
export async function listDue(db: Executor): Promise<string[]> {
  const due = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(inArray(batches.state, ['waiting', 'running']), sql`${batches.startsAt} <= now()`))
    .orderBy(batches.startsAt, batches.id)
  return due.map(({ id }) => id)
}

/** Deletes batches that are not listed any more; their audit rows stay. @returns how many. */
export async function deleteOldBatches(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(batches)
    .where(and(sql`NOT (${isKept})`, inArray(batches.state, ['checked', 'done', 'cancelled'])))
  return rowCount ?? 0
}

/** Whether there is a city with this id. */
export const isCity = async (db: Executor, id: string): Promise<boolean> =>
  (await db.$count(cities, eq(cities.id, id))) > 0
