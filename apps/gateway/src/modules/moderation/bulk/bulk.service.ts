import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { eventForStat } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { resumable } from '../../../platform/idempotency/with-resumable-idempotency.ts'
import {
  actorOf,
  applyToMany,
  type ChunkHooks,
  type EventFor,
  PUBLISHING,
  statAt,
} from '../../ads/public.ts'
import { checkReasons } from '../decisions/reasons.ts'
import { claimedByOthers, dropClaims } from '../queue/claims.repository.ts'
import { changedInBatch, countChangedRows, takeBatch } from './bulk.repository.ts'

type Body = CallArguments<typeof bulkAds, 'output'>['body']
type Action = Body['action']
type Answer = CallAnswer<typeof bulkAds>
type RowResult = Answer['results'][number]

export type BulkService = ReturnType<typeof createBulkService>

/** One change of many ads (domain §9). */
export function createBulkService({ db, now }: { db: Database; now: () => Date }) {
  /**
   * Each chunk of the batch is committed by itself, so that a batch that died half-way has changed
   * some rows. A repeat meets those in a newer version and would call them stale: that they were
   * changed by this very batch is in the history, which is written together with the change.
   */
  async function run(
    batchId: string,
    { action, rows }: Body,
    asked: IdempotentContext,
  ): Promise<Answer> {
    const { visitor, sessionId } = asked
    await takeBatch(db, { id: batchId, moderatorId: visitor.userId, action })
    const audit = { sessionId, batchId }
    const hooks = chunkHooks({ batchId, moderatorId: visitor.userId, action })
    const eventFor = eventForAction(action, visitor, now())
    const applied = await applyToMany(db, rows, eventFor, audit, hooks)
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
      return resumable(db, call, (runId) => run(body.batchId ?? runId, body, asked))
    },
  }
}

/**
 * A decision leaves ads alone that another moderator checks, and ends the claims of those that it
 * changes. Claiming an ad takes a lock of its row, so that what is read behind the locks stays true.
 */
function chunkHooks(batch: { batchId: string; moderatorId: string; action: Action }): ChunkHooks {
  const { batchId, moderatorId, action } = batch
  const isDecision = action.type === 'stat'
  return {
    refuse: async (tx, ids) => {
      const claimed = isDecision ? await claimedByOthers(tx, ids, moderatorId) : []
      return new Map([...claimed].map((id) => [id, 'moderation.claimed']))
    },
    applied: async (tx, ids) => {
      if (ids.length === 0) return
      if (isDecision) await dropClaims(tx, ids)
      await countChangedRows(tx, batchId, ids.length)
    },
  }
}

/** What the action means for one ad; expiry is true at read time for it, too (domain §3). */
function eventForAction(action: Action, visitor: Visitor, now: Date): EventFor {
  const by = { actor: actorOf(visitor), now }
  return (facts, ad): AdEvent | null => {
    const stat = statAt(ad, now)
    if (action.type === 'lift') {
      return stat === ad.stat ? { type: 'ad.lifted', reason: action.reason, ...by } : null
    }
    const event = eventForStat({ ...facts, stat }, action, by.actor, now)
    // These are checked for completeness first, one by one.
    return event && PUBLISHING.has(event.type) ? null : event
  }
}
