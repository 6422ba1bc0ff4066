import { createHash } from 'node:crypto'
import { AppError, invalid } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { listBatchRows, prepareBatch } from '@trassa/contracts/calls/moderator/batches'
import type { Batch, BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { BatchCommand } from '@trassa/contracts/enumerations/batches'
import type { Database } from '../../../platform/database/connect.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { CHUNK, type RowRef } from '../../ads/public.ts'
import { checkReasons } from '../decisions/reasons.ts'
import { logPhoneFilter } from '../users/look-up.ts'
import { isSenior, mayRead } from './batch-access.ts'
import { insertBatchRows, type NewBatchRow, readRowsPage } from './batch-rows.repository.ts'
import { type BatchSource, readSource } from './batch-source.ts'
import { writeSummary } from './batch-summary.ts'
import {
  findBatch,
  insertBatch,
  isCity,
  type NamedBatch,
  readBatches,
} from './batches.repository.ts'
import { steerBatch } from './steer-batch.ts'
import { toBatch } from './to-batch.ts'
import type { BatchRun } from './work/batch-work.ts'
import type { WorkOf } from './work/work-of.ts'

export type BatchesService = ReturnType<typeof createBatchesService>

/** A dry run reads up to 10 000 ads. */
const PREPARED_PER_MINUTE = 20

const hashOf = (source: BatchSource) =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex')

/** Changes of many ads that live on the server (domain §9): prepared with a dry run, started, steered, found again. */
export function createBatchesService(dependencies: {
  db: Database
  now: () => Date
  workOf: WorkOf
}) {
  const { db, now, workOf } = dependencies

  async function read(id: string, visitor: Visitor): Promise<NamedBatch> {
    const found = await findBatch(db, id)
    if (!found || !mayRead(found.batch, visitor)) throw new AppError('moderation.batch_not_found')
    return found
  }

  /** What was prepared under the id before; another request under it is refused. */
  async function known(id: string, requestHash: string, visitor: Visitor): Promise<Batch | null> {
    const found = await findBatch(db, id)
    if (!found) return null
    if (found.batch.moderatorId !== visitor.userId) throw new AppError('moderation.batch_taken')
    if (found.batch.requestHash !== requestHash) throw new AppError('request.key_reused')
    return toBatch(found, now())
  }

  /** In short transactions: what the lifecycle's facts are read of is not held for the whole batch. */
  async function judge(rows: readonly RowRef[], run: BatchRun): Promise<NewBatchRow[]> {
    const judged: NewBatchRow[] = []
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      judged.push(...(await db.transaction((tx) => workOf(run.batch).judge(tx, chunk, run))))
    }
    return judged
  }

  return {
    prepare: async (
      { id, source }: CallArguments<typeof prepareBatch, 'output'>['body'],
      asked: RequestContext,
    ): Promise<Batch> => {
      const { visitor, trace } = asked
      if ('action' in source) await checkAction(db, source.action)
      const requestHash = hashOf(source)
      const before = await known(id, requestHash, visitor)
      if (before) return before
      const key = `prepare-batch:${visitor.userId}`
      await limitRate(db, { key, hits: PREPARED_PER_MINUTE, seconds: 60 })
      if (source.kind === 'filter') await logPhoneFilter(db, source.filter, asked)
      const at = now()
      const { rows, ...sourced } = await readSource(db, source, { visitor, now: at })
      const { userId: moderatorId, role } = visitor
      const batch = { ...sourced, id, moderatorId, requestHash, sessionId: trace.sessionId }
      const judged = await judge(rows, { batch, moderator: { userId: moderatorId, role }, now: at })
      await db.transaction(async (tx) => {
        if (!(await insertBatch(tx, { ...batch, state: 'checked' }))) return
        await insertBatchRows(tx, id, judged)
        await writeSummary(tx, id)
      })
      const prepared = await known(id, requestHash, visitor)
      if (!prepared) throw new AppError('moderation.batch_not_found')
      return prepared
    },

    steer: async (id: string, command: BatchCommand, asked: RequestContext): Promise<Batch> => {
      await read(id, asked.visitor)
      try {
        await db.transaction((tx) => steerBatch(tx, { id, command, now: now() }, asked))
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('moderation.batch_running')
        throw error
      }
      return toBatch(await read(id, asked.visitor), now())
    },

    read: async (id: string, visitor: Visitor): Promise<Batch> =>
      toBatch(await read(id, visitor), now()),

    rows: async (
      id: string,
      query: CallArguments<typeof listBatchRows, 'output'>['query'],
      visitor: Visitor,
    ) => {
      await read(id, visitor)
      return readRowsPage(db, id, query)
    },

    list: async (visitor: Visitor): Promise<{ items: Batch[] }> => {
      const at = now()
      const found = await readBatches(db, isSenior(visitor) ? null : visitor.userId)
      return { items: found.map((batch) => toBatch(batch, at)) }
    },
  }
}

async function checkAction(db: Database, action: BatchAction): Promise<void> {
  if (action.type === 'stat') checkReasons(action.reasons, ['body', 'source', 'action', 'reasons'])
  if (action.type !== 'city') return
  if (!(await isCity(db, action.cityId))) {
    throw invalid(['body', 'source', 'action', 'cityId'], 'Выберите город из списка')
  }
}
