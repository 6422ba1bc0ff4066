import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallArguments } from '@trassa/contracts/call'
import {
  listBatchRows,
  prepareBatch,
  readBatch,
  steerBatch,
} from '@trassa/contracts/calls/moderator/batches'
import type { Batch, BatchRow } from '@trassa/contracts/entities/moderator/batch'
import type { BatchCommand } from '@trassa/contracts/enumerations/batches'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { rateLimits } from '../../../platform/rate-limit/rate-limits.table.ts'
import { lifecycleOf, messagingWith } from '../../../testing/messaging.ts'
import type { TestGateway, TestUser } from '../../../testing/test-gateway.ts'
import type { RowRef } from '../../ads/lifecycle/apply-to-rows.ts'
import { moderationBatches } from '../batches/batches.table.ts'
import { createBatchRunner } from '../batches/run/run-batches.ts'
import { createWorkOf, type WorkOf } from '../batches/work/work-of.ts'
import { REASONS } from './staff.ts'

export type Source = CallArguments<typeof prepareBatch, 'input'>['body']['source']

/** Actions of the tests. */
export const LIFT = { type: 'lift' as const, reason: 'Акция' }
export const BLOCK = { type: 'stat' as const, stat: 4 as const, reasons: REASONS }

export type Action = Extract<Source, { kind: 'rows' }>['action']

/** Ads in the versions in which they were read. */
export const rowsOf = (rows: readonly RowRef[], action: Action = LIFT): Source => ({
  kind: 'rows',
  action,
  rows: rows.map(({ id, version }) => ({ id, version })),
})

/** Many active ads of one owner, all found by `filter`. */
export async function insertMany(db: Database, userId: string, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO ads (user_id, ad_type, slug, stat, seller_type, expires_at, lifted_at)
    SELECT ${userId}::bigint, 'auto', ${randomUUID()} || n, 1, 0, now() + interval '9 days', now()
    FROM generate_series(1, ${count}::int) n`)
}

/** All ads of an owner, as a filter of the table finds them. */
export const adsOf = (userId: string, count: number, action: Action = LIFT): Source => ({
  kind: 'filter',
  action,
  filter: { userId },
  expectedTotal: count,
})

/**
 * Runs a portion in whose middle a command is sent, which waits for the portion's transaction.
 *
 * @returns after both have ended.
 */
export async function runWith(
  gateway: TestGateway,
  command: () => Promise<unknown>,
): Promise<void> {
  const portion = new AbortController()
  let sent: Promise<unknown> = Promise.resolve()
  const steered = createBatches(gateway, (workOf) => (batch) => ({
    ...workOf(batch),
    apply: async (tx, rows, run) => {
      portion.abort()
      sent = command()
      await untilBlocked(gateway.db)
      return workOf(batch).apply(tx, rows, run)
    },
  }))
  await steered.run(portion.signal)
  await sent
}

/** Until some statement of this database waits for another transaction's lock. */
export async function untilBlocked(db: Database): Promise<void> {
  const isBlocked = async () => {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    return rows.length > 0
  }
  while (!(await isBlocked())) await pause(5)
}

/** Batches as the console prepares and steers them, and a worker that runs when it is told to. */
export function createBatches(gateway: TestGateway, change: (work: WorkOf) => WorkOf = (w) => w) {
  const { db, config } = gateway
  const { publicUrl } = config
  const { notifications } = messagingWith(gateway, async () => undefined)
  const lifecycle = lifecycleOf(gateway)
  const log = { error: () => undefined }
  const workOf = change(createWorkOf({ lifecycle, notifications, publicUrl }))
  const runner = createBatchRunner({ db, now: () => new Date(), workOf, log })

  // Tests prepare more batches in a minute than a person may.
  const prepare = async (as: TestUser, source: Source, id: string = randomUUID()) => {
    await db.delete(rateLimits)
    return gateway.ask(prepareBatch, { as, body: { id, source } })
  }
  const prepared = async (as: TestUser, source: Source): Promise<Batch> => {
    const answer = await prepare(as, source)
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
    return answer.detail
  }
  const steer = (as: TestUser, id: string, command: BatchCommand) =>
    gateway.ask(steerBatch, { as, params: { id }, body: { command } })
  /** Lets the ten seconds pass. */
  const passHold = (id: string) =>
    db
      .update(moderationBatches)
      .set({ startsAt: sql`now() - interval '1 millisecond'` })
      .where(eq(moderationBatches.id, id))
  const run = (signal = new AbortController().signal) => runner.runDue(signal)
  /** Prepares, starts and runs a batch to its end. */
  async function finish(as: TestUser, source: Source): Promise<Batch> {
    const { id } = await prepared(as, source)
    const started = await steer(as, id, 'start')
    if (!started.ok) throw new Error(JSON.stringify(started.failure))
    await passHold(id)
    await run()
    return gateway.get(readBatch, { as, params: { id } })
  }

  return {
    prepare,
    prepared,
    steer,
    passHold,
    run,
    read: (as: TestUser, id: string) => gateway.get(readBatch, { as, params: { id } }),
    finish,
    /** Runs a batch to its end. @returns at most fifty of its rows by their ads. */
    async results(as: TestUser, source: Source): Promise<ReadonlyMap<string, BatchRow>> {
      const { id } = await finish(as, source)
      const { items } = await gateway.get(listBatchRows, { as, params: { id } })
      return new Map(items.map((row) => [row.adId, row]))
    },
  }
}
