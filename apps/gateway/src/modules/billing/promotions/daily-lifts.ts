import type { ErrorCode } from '@trassa/contracts/errors'
import type { Database } from '../../../platform/database/connect.ts'
import { type AdLifecycle, SYSTEM } from '../../ads/public.ts'
import { findDailyLifts, lockDailyLifts, useDailyLifts } from './lifts.repository.ts'

const BATCH = 500
const NOT_DUE: ErrorCode = 'ad.illegal_transition'

/**
 * Makes the daily lifts that are due, one of an ad at most: what was missed while no worker ran is made later, a day
 * apart. Counted in the transaction of the lift, so that a worker that dies makes none twice.
 *
 * @returns how many ads were lifted
 */
export async function makeDailyLifts(
  { db, lifecycle }: { db: Database; lifecycle: AdLifecycle },
  now: Date,
): Promise<number> {
  const event = { type: 'ad.lifted', actor: SYSTEM, now } as const
  let total = 0
  for (;;) {
    const found = await findDailyLifts(db, now, BATCH)
    const results = await lifecycle.applyToMany(
      db,
      found,
      () => event,
      { sessionId: 'lift-daily' },
      {
        refuse: async (tx, ids) => {
          const due = await lockDailyLifts(tx, ids, now)
          return new Map(ids.filter((id) => !due.has(id)).map((id) => [id, NOT_DUE]))
        },
        applied: (tx, changed) =>
          useDailyLifts(
            tx,
            changed.map(({ after }) => after.id),
            now,
          ),
      },
    )
    const lifted = results.filter(({ ok }) => ok).length
    total += lifted
    // Ads that have changed meanwhile are found again by the next run.
    if (found.length < BATCH || lifted === 0) return total
  }
}
