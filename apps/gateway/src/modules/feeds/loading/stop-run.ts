import type { FeedOutcome } from '@trassa/contracts/enumerations/feeds'
import type { Database } from '../../../platform/database/connect.ts'
import type { Notifications } from '../../notifications/public.ts'
import { endRun, readLastLoad } from '../feeds.repository.ts'
import type { FeedRecord, FeedRunRecord } from '../feeds.table.ts'

export interface StopDependencies {
  db: Database
  notifications: Pick<Notifications, 'tell'>
  publicUrl: string
}

/**
 * Ends a run that the company has to look at, unless the company has ended it itself. Of a load it is told, once until one ends in another way: a check is
 * asked for by a person who sees its result.
 */
export async function stopRun(
  { db, notifications, publicUrl }: StopDependencies,
  { feed, run }: { feed: FeedRecord; run: FeedRunRecord },
  changes: Partial<FeedRunRecord> & {
    outcome: Extract<FeedOutcome, 'failed' | 'shrunk'>
    message: string
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readLastLoad(tx, feed.id)
    if (!(await endRun(tx, run.id, { ...changes, finishedAt: new Date() }))) return
    if (run.kind !== 'load' || before?.outcome === changes.outcome) return
    await notifications.tell(tx, {
      userId: feed.userId,
      type: 'feedStopped',
      facts: {
        host: new URL(feed.url).host,
        isShrunk: changes.outcome === 'shrunk',
        message: changes.message,
        url: `${publicUrl}/profile/Stock`,
      },
    })
  })
}
