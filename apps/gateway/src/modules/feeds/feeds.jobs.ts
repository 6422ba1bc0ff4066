import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import {
  deleteOldRuns,
  forgetProblems,
  openRuns,
  takeDueFeeds,
  takeLostRuns,
} from './feeds.repository.ts'
import { LOAD_FEED } from './loading/load-feed.job.ts'
import { createFeedLoader, type FeedLoading } from './loading/load-feed.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long reports are kept, and how long what they list. */
const RUN_DAYS = 90
const PROBLEM_DAYS = 7
/** Feeds that are begun in a minute. */
const BATCH = 500
/** Longer than a portion and its repeats take. */
const LOST_MS = 30 * 60 * 1000

const START_FEEDS = defineJob({
  name: 'start-feeds',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 10 },
  concurrency: 'exclusive',
  timeoutSeconds: 120,
  onRepeat: 'Begins the feeds that are left; a begun one is due again after its period.',
})

const PURGE_FEED_RUNS = defineJob({
  ...START_FEEDS,
  name: 'purge-feed-runs',
  cron: '50 3 * * *',
  onRepeat: 'Deletes what is left.',
})

/** Begins the runs of feeds whose time has come, and those again whose worker has died. @returns how many. */
export async function startFeeds(
  { db, enqueue }: Pick<FeedLoading, 'db' | 'enqueue'>,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const begun = await openRuns(tx, await takeDueFeeds(tx, now, BATCH), 'load')
    const lost = await takeLostRuns(tx, new Date(now.getTime() - LOST_MS), now)
    const feedIds = new Set([...begun, ...lost])
    for (const feedId of feedIds) await enqueue(tx, LOAD_FEED, { feedId })
    return feedIds.size
  })
}

/** @returns how many reports were shortened or deleted. */
export async function purgeReports(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const shortened = await forgetProblems(db, daysAgo(PROBLEM_DAYS))
  return shortened + (await deleteOldRuns(db, daysAgo(RUN_DAYS)))
}

export const feedsJobs = (work: FeedLoading): JobHandler[] => {
  const loadFeed = createFeedLoader(work)
  return [
    handleJob(START_FEEDS, ({ now }) => startFeeds(work, now)),
    handleJob(LOAD_FEED, ({ payload, now, signal }) => loadFeed({ ...payload, now, signal })),
    handleJob(PURGE_FEED_RUNS, ({ now }) => purgeReports(work.db, now)),
  ]
}
