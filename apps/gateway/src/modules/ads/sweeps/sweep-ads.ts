import type { AdEventPayload } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { asc, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { SYSTEM } from '../lifecycle/actors.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'

const BATCH = 500

export interface Sweep {
  /** The job's name, for the history. */
  job: string
  /** Selects the ads that are due. */
  due: SQL | undefined
  payload: AdEventPayload
  now: Date
}

/** What a scheduled change of ads works with. */
export interface SweepDependencies {
  db: Database
  lifecycle: AdLifecycle
}

/**
 * Applies the same event to every ad that is due, 500 to a transaction. Ads that another transaction
 * holds are left for the next run, so that two workers share the work; a repeat finds nothing to do.
 *
 * @returns how many ads have changed.
 */
export async function sweepAds(
  { db, lifecycle }: SweepDependencies,
  sweep: Sweep,
): Promise<number> {
  let total = 0
  for (;;) {
    const { found, changed } = await db.transaction(async (tx) => {
      const batch = await tx
        .select()
        .from(ads)
        .where(sweep.due)
        .orderBy(asc(ads.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const event = { ...sweep.payload, actor: SYSTEM, now: sweep.now }
      const results = await lifecycle.applyEvents(
        tx,
        batch.map((ad) => ({ ad, event })),
        { sessionId: sweep.job },
      )
      return { found: batch.length, changed: results.filter(({ ok }) => ok).length }
    })
    total += changed
    // Ads that the lifecycle refuses would be selected again without end.
    if (found < BATCH || changed === 0) return total
  }
}
