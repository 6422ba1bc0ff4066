import { AppError } from '@trassa/contracts/app-error'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../../../platform/database/connect.ts'
import { isUnavailable } from '../../../../platform/database/unavailable.ts'
import { CHUNK } from '../../../ads/public.ts'
import { findUserById } from '../../../identity/public.ts'
import { endBatch } from '../batch-ends.ts'
import { type RowOutcome, readWaitingRows, settleRows } from '../batch-rows.repository.ts'
import { updateSummary } from '../batch-summary.ts'
import { listDue, lockBatch, setBatchState } from '../batches.repository.ts'
import type { BatchRecord } from '../batches.table.ts'
import type { BatchRun, WaitingRow } from '../work/batch-work.ts'
import type { WorkOf } from '../work/work-of.ts'

interface RunnerDependencies {
  db: Database
  now: () => Date
  workOf: WorkOf
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What a batch has left to do: nothing where it was finished, paused or cancelled. */
type Rest = 'more' | 'nothing'

/**
 * Carries out started batches in portions of 500 ads, each in a transaction with the states of its rows: a process
 * that dies leaves whole portions behind, and the next one goes on with what waits. Commands wait for the portion
 * under way. A batch whose moderator has lost the role or is blocked is cancelled, whatever it does: its rows wait for
 * a retry by a senior moderator.
 */
export function createBatchRunner({ db, now, workOf, log }: RunnerDependencies) {
  /** In whose name a batch runs; `null` where the moderator is none any more. */
  async function runOf(tx: Transaction, batch: BatchRecord): Promise<BatchRun | null> {
    const user = await findUserById(tx, batch.moderatorId)
    if (!user || user.blockedAt || !hasRole(user.role, 'moderator')) return null
    return { batch, moderator: { userId: user.id, role: user.role }, now: now() }
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
    batch: BatchRecord,
    outcomes: readonly RowOutcome[],
    isLast: boolean,
  ) {
    if (outcomes.length > 0) {
      await settleRows(tx, batch.id, outcomes)
      await updateSummary(tx, batch, outcomes)
    }
    if (isLast) await endBatch(tx, batch.id, 'done')
  }

  /** Applies at most `limit` rows; `taken` is told how many, before something can fail. */
  const runPortion = (id: string, limit: number, taken: (rows: number) => void): Promise<Rest> =>
    db.transaction(async (tx) => {
      const next = await nextRows(tx, id, limit)
      if (!next) return 'nothing'
      const { batch, rows } = next
      taken(rows.length)
      const run = await runOf(tx, batch)
      if (!run) {
        await endBatch(tx, id, 'cancelled')
        return 'nothing'
      }
      const isLast = rows.length < limit
      await settle(tx, batch, rows.length > 0 ? await apply(tx, rows, run) : [], isLast)
      return isLast ? 'nothing' : 'more'
    })

  async function refuseNext(id: string, code: ErrorCode): Promise<void> {
    const refused = {
      state: 'refused',
      code,
      detail: null,
      stat: null,
      versionAfter: null,
      before: null,
    } as const
    await db.transaction(async (tx) => {
      const next = await nextRows(tx, id, 1)
      if (!next) return
      const outcomes = next.rows.map((row): RowOutcome => ({ adId: row.id, ...refused }))
      await settle(tx, next.batch, outcomes, false)
    })
  }

  /**
   * A portion that fails as a whole is halved until the ad that fails is found, which is refused. The rest changes in
   * few transactions, so that an owner of many ads gets few notices.
   */
  async function runHalving(id: string, limit: number): Promise<Rest> {
    let rows = 0
    try {
      return await runPortion(id, limit, (taken) => {
        rows = taken
      })
    } catch (error) {
      if (isUnavailable(error) || rows === 0) throw error
      log.error({ err: error, batch: id, rows }, 'a portion of a batch failed')
      if (rows === 1) {
        await refuseNext(id, error instanceof AppError ? error.code : 'server.failed')
        return 'more'
      }
    }
    const half = Math.ceil(rows / 2)
    if ((await runHalving(id, half)) === 'nothing') return 'nothing'
    return runHalving(id, limit - half)
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
          if ((await runHalving(id, CHUNK)) === 'more') unfinished.push(id)
        }
        left = unfinished
      }
      return portions
    },
  }
}
