import { AppError } from '@trassa/contracts/app-error'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { isUnavailable } from '../../../platform/database/unavailable.ts'
import { CHUNK } from '../../ads/public.ts'
import { findUserById } from '../../identity/public.ts'
import { type RowOutcome, readWaitingRows, settleRows } from './batch-rows.repository.ts'
import { writeSummary } from './batch-summary.ts'
import { listDue, lockBatch, setBatchState } from './batches.repository.ts'
import type { BatchRecord } from './batches.table.ts'
import type { BatchRun, WaitingRow } from './work/batch-work.ts'
import type { WorkOf } from './work/work-of.ts'

interface RunnerDependencies {
  db: Database
  now: () => Date
  workOf: WorkOf
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What a portion has left to do: nothing where the batch was finished, paused or cancelled. */
type Rest = 'more' | 'nothing'

/**
 * Carries out started batches in portions of 500 ads, each in a transaction with the states of its rows: a process
 * that dies leaves whole portions behind, and the next one goes on with what waits. Commands wait for the portion
 * under way.
 */
export function createBatchRunner({ db, now, workOf, log }: RunnerDependencies) {
  const runOf = async (tx: Transaction, batch: BatchRecord): Promise<BatchRun> => {
    const user = await findUserById(tx, batch.moderatorId)
    const role = user?.role ?? 'user'
    return { batch, moderator: { userId: batch.moderatorId, role }, now: now() }
  }

  /** Locks a batch that has something to do now, and its next rows. */
  async function nextRows(tx: Transaction, id: string, limit: number) {
    const batch = await lockBatch(tx, id)
    if (!batch) return null
    if (batch.state === 'waiting') await setBatchState(tx, id, 'running')
    else if (batch.state !== 'running') return null
    return { batch, rows: await readWaitingRows(tx, id, limit) }
  }

  const apply = (tx: Transaction, rows: readonly WaitingRow[], run: BatchRun) =>
    workOf(run.batch).apply(tx, rows, run)

  async function settle(
    tx: Transaction,
    id: string,
    outcomes: readonly RowOutcome[],
    isLast: boolean,
  ) {
    await settleRows(tx, id, outcomes)
    await writeSummary(tx, id)
    if (isLast) await setBatchState(tx, id, 'done')
  }

  async function runPortion(id: string): Promise<Rest> {
    return db.transaction(async (tx) => {
      const next = await nextRows(tx, id, CHUNK)
      if (!next) return 'nothing'
      const { batch, rows } = next
      const isLast = rows.length < CHUNK
      await settle(tx, id, await apply(tx, rows, await runOf(tx, batch)), isLast)
      return isLast ? 'nothing' : 'more'
    })
  }

  /** One row in a transaction of its own; one that fails is refused, so that the others go on. */
  async function runRow(id: string): Promise<Rest> {
    try {
      return await db.transaction(async (tx) => {
        const next = await nextRows(tx, id, 1)
        if (!next) return 'nothing'
        const run = await runOf(tx, next.batch)
        await settle(tx, id, await apply(tx, next.rows, run), next.rows.length === 0)
        return next.rows.length === 0 ? 'nothing' : 'more'
      })
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.error({ err: error, batch: id }, 'an ad of a batch failed')
      const code = error instanceof AppError ? error.code : 'server.failed'
      await db.transaction(async (tx) => {
        const next = await nextRows(tx, id, 1)
        const refused = {
          state: 'refused',
          code,
          stat: null,
          versionAfter: null,
          before: null,
        } as const
        const outcomes = next?.rows.map((row): RowOutcome => ({ adId: row.id, ...refused }))
        await settle(tx, id, outcomes ?? [], false)
      })
      return 'more'
    }
  }

  /** A portion that fails as a whole is repeated row by row, to find the ad that fails. */
  async function runPortionOrRows(id: string): Promise<Rest> {
    try {
      return await runPortion(id)
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.error({ err: error, batch: id }, 'a portion of a batch failed')
    }
    for (let row = 0; row < CHUNK; row += 1) {
      if ((await runRow(id)) === 'nothing') return 'nothing'
    }
    return 'more'
  }

  return {
    /**
     * Runs batches whose time has come, in turn a portion each, until none has work or the signal is aborted.
     *
     * @returns how many portions were run.
     */
    async runDue(signal: AbortSignal): Promise<number> {
      let portions = 0
      let left = await listDue(db)
      while (left.length > 0 && !signal.aborted) {
        const unfinished: string[] = []
        for (const id of left) {
          if (signal.aborted) break
          portions += 1
          if ((await runPortionOrRows(id)) === 'more') unfinished.push(id)
        }
        left = unfinished
      }
      return portions
    },
  }
}
