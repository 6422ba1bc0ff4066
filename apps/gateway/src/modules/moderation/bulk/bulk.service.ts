import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { eventForStat } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { resumable } from '../../../platform/idempotency/with-resumable-idempotency.ts'
import { actorOf, applyToMany, type EventFor, PUBLISHING, statAt } from '../../ads/public.ts'
import { checkReasons } from '../decisions/reasons.ts'
import { claimedByOthers, dropClaims } from '../queue/claims.repository.ts'
import type { AskedOnce } from '../request-context.ts'
import { changedInBatch } from './bulk.repository.ts'

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
  async function run(batchId: string, { action, rows }: Body, asked: AskedOnce): Promise<Answer> {
    const { visitor, sessionId } = asked
    const ids = rows.map((row) => row.id)
    const claimed =
      action.type === 'stat' ? await claimedByOthers(db, ids, visitor.userId) : new Set<string>()
    const free = rows.filter((row) => !claimed.has(row.id))
    const audit = { sessionId, batchId }
    const applied = await applyToMany(db, free, eventForAction(action, visitor, now()), audit)
    const results = new Map<string, RowResult>(
      applied.map((one) =>
        one.ok
          ? [one.ad.id, { id: one.ad.id, code: null, stat: one.ad.stat, version: one.ad.version }]
          : [one.id, { id: one.id, code: one.code, stat: null, version: null }],
      ),
    )
    const refused = rows.filter((row) => results.get(row.id)?.code !== null)
    const before = await changedInBatch(db, batchId, refused)
    if (action.type === 'stat') {
      await dropClaims(
        db,
        ids.filter((id) => results.get(id)?.code === null),
      )
    }
    const claimedRow = { code: 'moderation.claimed', stat: null, version: null } as const
    return {
      batchId,
      results: ids.map((id) => before.get(id) ?? results.get(id) ?? { id, ...claimedRow }),
    }
  }

  return {
    change: (body: Body, asked: AskedOnce): Promise<Answer> => {
      if (body.action.type === 'stat') {
        checkReasons(body.action.reasons, ['body', 'action', 'reasons'])
      }
      const { userId } = asked.visitor
      const call = { key: asked.key, userId, callId: bulkAds.id, request: body }
      return resumable(db, call, (batchId) => run(batchId, body, asked))
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
