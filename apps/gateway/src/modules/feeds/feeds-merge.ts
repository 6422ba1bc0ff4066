import type { MergeHindrance } from '@trassa/contracts/enumerations/account-merge'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import type { MergedCounts, MergePair } from '../identity/public.ts'
import { feedRuns, feeds } from './feeds.table.ts'

/** Both accounts load from the address of the row. */
const isInBoth = (stayingId: string) => sql<boolean>`EXISTS (SELECT FROM ${feeds} AS kept
  WHERE kept.user_id = ${stayingId} AND kept.deleted_at IS NULL AND kept.url = ${feeds.url})`

/** A run that is under way writes ads as their owner; two feeds of one address would publish each ad twice. */
export async function feedHindrances(
  db: Executor,
  { closedId, stayingId }: MergePair,
): Promise<MergeHindrance[]> {
  const found: MergeHindrance[] = []
  const runs = await db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .innerJoin(feeds, eq(feeds.id, feedRuns.feedId))
    .where(
      and(isNull(feedRuns.finishedAt), or(eq(feeds.userId, closedId), eq(feeds.userId, stayingId))),
    )
    .limit(1)
  if (runs.length > 0) found.push('feedRuns')
  const isSame = and(eq(feeds.userId, closedId), isNull(feeds.deletedAt), isInBoth(stayingId))
  if ((await db.$count(feeds, isSame)) > 0) found.push('sameFeed')
  return found
}

/** Feeds with their items, so that the next run finds the ads that have moved. */
export async function moveFeeds(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
): Promise<MergedCounts> {
  const { rowCount } = await tx
    .update(feeds)
    .set({ userId: stayingId })
    .where(and(eq(feeds.userId, closedId), sql`NOT ${isInBoth(stayingId)}`))
  return { feeds: rowCount ?? 0 }
}
