import { createFeed, feedProblems, feeds, runFeed } from '@trassa/contracts/calls/feeds'
import type { Feed } from '@trassa/contracts/entities/feed'
import { and, eq, sql } from 'drizzle-orm'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { packages } from '../../billing/packages/packages.table.ts'
import { adBilling } from '../../billing/public.ts'
import { createReferenceCache } from '../../reference/public.ts'
import { startFeeds } from '../feeds.jobs.ts'
import { feedRuns, feeds as feedsTable } from '../feeds.table.ts'
import { createFeedLoader, type FeedLoading } from '../loading/load-feed.ts'
import { createLoadingWorld } from './loading-world.ts'
import { carRow, csvFile } from './stock-server.ts'

/** A gateway, a site with files of stock, and companies whose feeds are loaded without a queue. */
export async function createFeedWorld() {
  const { gateway, work: shared, log, stock, origin, signal, adsOf } = await createLoadingWorld()
  const { db } = gateway
  const work: FeedLoading = {
    ...shared,
    reference: createReferenceCache(db),
    enqueue: async () => undefined,
    billing: adBilling,
  }
  /** Runs the open run of a feed to its end, portion by portion. */
  async function finishRun(
    feedId: string,
    change: Partial<FeedLoading> = {},
    portion = { items: 200, ms: 60_000 },
  ) {
    const load = createFeedLoader({ ...work, ...change }, portion)
    for (let turn = 0; turn < 20; turn += 1) {
      await load({ feedId, now: new Date(), signal })
      if (!(await isRunning(feedId))) return
    }
  }
  const isRunning = async (feedId: string) =>
    (await db.$count(feedRuns, and(eq(feedRuns.feedId, feedId), sql`finished_at IS NULL`))) > 0

  let named = 0
  /** A company with a feed of its own that has been checked, and so many publications. */
  async function companyWithFeed(rows: readonly Record<string, string>[], units = 10) {
    const as = await gateway.createUser({ type: 1, username: 'Автодом' })
    if (units > 0) {
      await db.insert(packages).values({
        userId: as.id,
        type: 'GENERAL',
        quantity: units,
        remainder: units,
        expiresAt: new Date(Date.now() + 1e9),
      })
    }
    named += 1
    Object.assign(stock, { file: csvFile(rows), status: 200, location: '', photoStatus: 200 })
    const { id } = await gateway.get(createFeed, { as, body: { url: `${origin}/${named}.csv` } })
    await finishRun(id)
    return { as, id }
  }

  const load = async (as: TestUser, id: string, rows?: readonly Record<string, string>[]) => {
    if (rows) stock.file = csvFile(rows)
    await gateway.get(runFeed, { as, params: { id }, body: { kind: 'load' } })
    await finishRun(id)
    return latest(as, id)
  }
  /** The same as its schedule begins it. */
  const loadOnTime = async (as: TestUser, id: string) => {
    const due = { isOn: true, nextRunAt: new Date(0) }
    await db.update(feedsTable).set(due).where(eq(feedsTable.id, id))
    await startFeeds(work, new Date())
    await finishRun(id)
    return latest(as, id)
  }
  const read = async (as: TestUser, id: string): Promise<Feed> => {
    const { items } = await gateway.get(feeds, { as })
    const feed = items.find((one) => one.id === id)
    if (!feed) throw new Error('No feed')
    return feed
  }
  const latest = async (as: TestUser, id: string) => {
    const [run] = (await read(as, id)).runs
    if (!run) throw new Error('No run')
    return run
  }
  const problemsOf = async (as: TestUser, id: string) => {
    const { id: runId } = await latest(as, id)
    const { items } = await gateway.get(feedProblems, { as, params: { id, runId } })
    return items.map(({ externalId, column, message }) => [externalId, column, message].join('|'))
  }

  const PHOTO = { Фотографии: `${origin}/photos/1.jpg ${origin}/photos/2.jpg` }
  const photographed = (id: string, cells: Record<string, string> = {}) =>
    carRow(id, { ...PHOTO, ...cells })
  return {
    gateway,
    work,
    log,
    stock,
    origin,
    signal,
    finishRun,
    companyWithFeed,
    load,
    loadOnTime,
    read,
    latest,
    adsOf,
    problemsOf,
    photographed,
  }
}
