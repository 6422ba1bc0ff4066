import type { ErrorCode } from '@trassa/contracts/errors'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { lockAds } from '../ads.repository.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdCommand, EventResult } from './ad-command.ts'
import type { ApplyEvents } from './apply-events.ts'

/** Rows of a transaction: measured to be the fastest (performance.md, Bulk). */
const CHUNK = 500

export interface RowRef {
  id: string
  version: number
}

/** The event for one ad; `null`: the lifecycle has none, which is an illegal transition. */
export type EventFor = (ad: AdRecord) => AdEvent | null

/** What a caller adds to the transaction of each chunk. */
export interface ChunkHooks {
  /** Called behind the locks of the chunk's ads. @returns the ads that must not change now, with the reason. */
  refuse?: (tx: Transaction, lockedIds: string[]) => Promise<ReadonlyMap<string, ErrorCode>>
  /** Called last, with the ads that the chunk has changed. */
  applied?: (tx: Transaction, changedIds: string[]) => Promise<void>
}

/** What is done with each chunk. */
interface ChunkWork {
  applyEvents: ApplyEvents
  eventFor: EventFor
  audit: AuditFacts
  hooks: ChunkHooks
}

/**
 * Applies an event to many ads, in transactions of 500: each ad succeeds or fails by itself, and a
 * chunk that is committed stays committed whatever happens to the next one.
 */
export const createApplyToMany =
  (applyEvents: ApplyEvents) =>
  async (
    db: Database,
    rows: RowRef[],
    eventFor: EventFor,
    audit: AuditFacts,
    hooks: ChunkHooks = {},
  ): Promise<EventResult[]> => {
    const work = { applyEvents, eventFor, audit, hooks }
    const results: EventResult[] = []
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      results.push(...(await db.transaction((tx) => applyToChunk(tx, chunk, work))))
    }
    return results
  }

async function applyToChunk(
  tx: Transaction,
  chunk: RowRef[],
  { applyEvents, eventFor, audit, hooks }: ChunkWork,
): Promise<EventResult[]> {
  const locked = await lockAds(
    tx,
    chunk.map((row) => row.id),
  )
  const ads = new Map(locked.map((ad) => [ad.id, ad]))
  const commands = new Map<string, AdCommand>()
  const refused = new Map(await hooks.refuse?.(tx, [...ads.keys()]))
  for (const { id, version } of chunk) {
    if (refused.has(id)) continue
    const ad = ads.get(id)
    const event = ad && eventFor(ad)
    if (!ad) refused.set(id, 'ad.not_found')
    else if (ad.version !== version) refused.set(id, 'ad.stale')
    else if (!event) refused.set(id, 'ad.illegal_transition')
    else commands.set(id, { ad, event })
  }
  const applied = await applyEvents(tx, [...commands.values()], audit)
  await hooks.applied?.(
    tx,
    applied.flatMap((one) => (one.ok ? [one.ad.id] : [])),
  )
  const results = new Map(applied.map((one) => [one.ok ? one.ad.id : one.id, one]))
  return chunk.map(
    ({ id }) => results.get(id) ?? { ok: false, id, code: refused.get(id) ?? 'ad.not_found' },
  )
}
