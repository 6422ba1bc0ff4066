import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { bulkAds } from '@trassa/contracts/calls/moderator/ads'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withResumableIdempotency } from '../../../platform/idempotency/with-resumable-idempotency.ts'
import type { AdLifecycle, EventFor, RowHooks } from '../../ads/public.ts'
import { closeComplaints } from '../../complaints/public.ts'
import { liftEvent, statEvent } from '../batches/work/action-commands.ts'
import { checkReasons } from '../decisions/reasons.ts'
import { claimedByOthers, deleteClaims } from '../queue/claims.repository.ts'
import { changedInBatch, countChangedRows, takeBatch } from './bulk.repository.ts'

type Body = CallArguments<typeof bulkAds, 'output'>['body']
type Action = Body['action']
type Answer = CallAnswer<typeof bulkAds>
type RowResult = Answer['results'][number]

export type BulkService = ReturnType<typeof createBulkService>

/** One change of many ads (domain §9). */
export function createBulkService(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}) {
  const { db, now, lifecycle } = dependencies
  /**
   * Chunks are committed one by one, so a batch that was interrupted has changed some rows. A repeat
   * finds those rows in a newer version; the audit rows, written in the transactions of the changes,
   * tell that this batch has changed them, and they are reported as done instead of stale.
   */
  async function run(
    batchId: string,
    { action, rows }: Body,
    asked: IdempotentContext,
  ): Promise<Answer> {
    const { visitor, trace } = asked
    await takeBatch(db, { id: batchId, moderatorId: visitor.userId, action })
    const audit = { ...trace, batchId }
    const hooks = chunkHooks({ batchId, moderatorId: visitor.userId, action })
    const eventFor = eventForAction(action, visitor, now())
    const applied = await lifecycle.applyToMany(db, rows, eventFor, audit, hooks)
    const results = new Map<string, RowResult>(
      applied.map((one) =>
        one.ok
          ? [one.ad.id, { id: one.ad.id, code: null, stat: one.ad.stat, version: one.ad.version }]
          : [one.id, { id: one.id, code: one.code, stat: null, version: null }],
      ),
    )
    const refused = rows.filter((row) => results.get(row.id)?.code !== null)
    const before = await changedInBatch(db, batchId, refused)
    return {
      batchId,
      results: [...results.values()].map((result) => before.get(result.id) ?? result),
    }
  }

  return {
    change: (body: Body, asked: IdempotentContext): Promise<Answer> => {
      if (body.action.type === 'stat') {
        checkReasons(body.action.reasons, ['body', 'action', 'reasons'])
      }
      const { userId } = asked.visitor
      const call = { key: asked.key, userId, callId: bulkAds.id, request: body }
      return withResumableIdempotency(db, call, (runId) => run(body.batchId ?? runId, body, asked))
    },
  }
}

/**
 * A decision leaves ads alone that another moderator checks, and ends the claims of those that it
 * changes. Claiming an ad takes a lock of its row, so that what is read behind the locks stays true.
 */
function chunkHooks(batch: { batchId: string; moderatorId: string; action: Action }): RowHooks {
  const { batchId, moderatorId, action } = batch
  const isDecision = action.type === 'stat'
  return {
    refuse: async (tx, ids) => {
      const claimed = isDecision ? await claimedByOthers(tx, ids, moderatorId) : []
      return new Map([...claimed].map((id) => [id, 'moderation.claimed']))
    },
    applied: async (tx, changed) => {
      const ids = changed.map(({ after }) => after.id)
      if (ids.length === 0) return
      if (isDecision) {
        await deleteClaims(tx, ids)
        await closeComplaints(tx, ids, 'decided')
      }
      await countChangedRows(tx, batchId, ids.length)
    },
  }
}

function eventForAction(action: Action, moderator: Visitor, now: Date): EventFor {
  const by = { moderator, now }
  return (ad) => (action.type === 'lift' ? liftEvent(ad, action, by) : statEvent(ad, action, by))
}
