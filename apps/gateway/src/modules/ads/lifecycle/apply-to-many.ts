import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Database } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { EventResult } from './ad-command.ts'
import type { ApplyEvents } from './apply-events.ts'
import { createApplyToRows, type RowHooks, type RowRef } from './apply-to-rows.ts'

/** Rows of a transaction: measured to be the fastest (performance.md, Bulk). */
export const CHUNK = 500

/** The event for one ad; `null`: the lifecycle has none, which is an illegal transition. */
export type EventFor = (ad: AdRecord) => AdEvent | null

/**
 * Applies an event to many ads, in transactions of 500: each ad succeeds or fails by itself, and a
 * chunk that is committed stays committed whatever happens to the next one.
 */
export const createApplyToMany = (applyEvents: ApplyEvents) => {
  const applyToRows = createApplyToRows(applyEvents)
  return async (
    db: Database,
    rows: RowRef[],
    eventFor: EventFor,
    audit: AuditFacts,
    hooks: RowHooks = {},
  ): Promise<EventResult[]> => {
    const commandFor = (ad: AdRecord) => {
      const event = eventFor(ad)
      return event && { event }
    }
    const results: EventResult[] = []
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      const work = { commandsFor: () => commandFor, audit, hooks }
      results.push(...(await db.transaction((tx) => applyToRows(tx, chunk, work))))
    }
    return results
  }
}
