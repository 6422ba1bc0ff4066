import { randomUUID } from 'node:crypto'
import { changeFeed, deleteFeed, runFeed } from '@trassa/contracts/calls/feeds'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { takeLease } from '../../../platform/lease/lease.ts'
import { leases } from '../../../platform/lease/leases.table.ts'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { packages } from '../../billing/packages/packages.table.ts'
import { startFeeds } from '../feeds.jobs.ts'
import { feedItems, feedRuns, feeds as feedsTable } from '../feeds.table.ts'
import { createFeedWorld } from '../testing/feed-world.ts'
import { csvFile } from '../testing/stock-server.ts'
import { createFeedLoader, type FeedLoading } from './load-feed.ts'

const world = await createFeedWorld()
const { gateway, work, log, stock, signal, finishRun, companyWithFeed, load } = world
const { loadOnTime, latest, adsOf, problemsOf, photographed } = world
const { db } = gateway
const leaseOf = (id: string) => eq(leases.name, `feed:${id}`)
const begin = (as: TestUser, id: string) =>
  gateway.get(runFeed, { as, params: { id }, body: { kind: 'load' } })

/** Does something once, when an address is fetched that holds `part`. */
function fetchingWith(part: string, happen: () => Promise<unknown>): Pick<FeedLoading, 'fetch'> {
  let left = 1
  return {
    fetch: async (url, options) => {
      const fetched = await work.fetch(url, options)
      if (url.includes(part) && left > 0) {
        left -= 1
        await happen()
      }
      return fetched
    },
  }
}

/** Fails each event of a type. */
const failingAt = (type: string): Pick<FeedLoading, 'lifecycle'> => ({
  lifecycle: {
    ...work.lifecycle,
    applyEvents: async (tx, commands, audit) => {
      if (commands.some(({ event }) => event.type === type)) throw new Error('killed')
      return work.lifecycle.applyEvents(tx, commands, audit)
    },
  },
})

it('issue 11: a job that finds another worker at its feed comes back; one that stops leaves the feed free', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await begin(as, id)
  const queued: unknown[] = []
  const enqueue: Enqueue = async (tx, { name }, _, options) => {
    queued.push({ name, ...options, held: await tx.$count(leases, leaseOf(id)) })
  }
  const loadFeed = createFeedLoader({ ...work, enqueue }, { items: 1, ms: 60_000 })
  const turn = { feedId: id, now: new Date(), signal }
  await takeLease(db, { name: `feed:${id}`, holder: randomUUID(), seconds: 60 })
  await loadFeed(turn)
  expect(queued).toEqual([{ name: 'load-feed', startAfterSeconds: 180, held: 1 }])

  await db.delete(leases).where(leaseOf(id))
  await loadFeed(turn)
  expect(queued[1]).toEqual({ name: 'load-feed', held: 0 })
  await finishRun(id)
  await loadFeed(turn)
  expect(queued).toHaveLength(2)
})

it('issue 11: a load whose time has come during a check has its turn behind it', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await gateway.get(runFeed, { as, params: { id }, body: { kind: 'check' } })
  const due = { isOn: true, nextRunAt: new Date(0) }
  await db.update(feedsTable).set(due).where(eq(feedsTable.id, id))
  expect(await startFeeds(work, new Date())).toBe(0)
  await finishRun(id)
  expect(await startFeeds(work, new Date())).toBe(1)
})

it('issue 11: where another feed has used the publications, ads wait as drafts for further ones', async () => {
  const { as, id } = await companyWithFeed(
    ['1', '2', '3'].map((one) => photographed(one)),
    1,
  )
  await begin(as, id)
  await finishRun(id, { billing: { countUnitsLeft: async () => 3 } })
  expect(await latest(as, id)).toMatchObject({ counts: { created: 3, drafts: 2 } })
  expect(await problemsOf(as, id)).toContain(
    '2||Публикации закончились: объявление сохранено черновиком',
  )
  await db.update(packages).set({ quantity: 3, remainder: 2 }).where(eq(packages.userId, as.id))
  expect(await loadOnTime(as, id)).toMatchObject({ counts: { drafts: 0 } })
  expect((await adsOf(as)).every(({ stat }) => stat !== 0)).toBe(true)
})

it('issue 11: a withdrawal that has failed is tried again, although the file is the same', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await load(as, id)
  stock.file = csvFile([photographed('1')])
  await begin(as, id)
  await finishRun(id, failingAt('ad.withdrawn'))
  expect(log.error).toHaveBeenCalledOnce()
  log.error.mockClear()
  expect((await adsOf(as))[1]?.stat).not.toBe(6)
  expect(await loadOnTime(as, id)).toMatchObject({ counts: { gone: 1 } })
  expect((await adsOf(as))[1]?.stat).toBe(6)
})

it('issue 11: a worker that stalls over its lease makes no ad for a second time', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await begin(as, id)
  const stalled = fetchingWith('/photos/', async () => {
    await db.delete(leases).where(leaseOf(id))
    await finishRun(id)
  })
  await createFeedLoader({ ...work, ...stalled })({ feedId: id, now: new Date(), signal })
  expect(await adsOf(as)).toHaveLength(2)
  expect(await latest(as, id)).toMatchObject({ outcome: 'done', counts: { created: 2 } })
})

it('issue 11: a feed that is switched off stops in the middle, and goes on when it is on again', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  const turn = (isOn: boolean) => gateway.get(changeFeed, { as, params: { id }, body: { isOn } })
  await turn(true)
  await finishRun(
    id,
    fetchingWith('/photos/', () => turn(false)),
  )
  expect(await adsOf(as)).toHaveLength(1)
  expect(await latest(as, id)).toMatchObject({
    outcome: 'failed',
    message: 'Автозагрузка выключена.',
  })
  await turn(true)
  await finishRun(id)
  expect(await latest(as, id)).toMatchObject({ outcome: 'done' })
  expect((await adsOf(as)).map(({ photosTotal }) => photosTotal)).toEqual([2, 2])
})

it('issue 11: a feed that is deleted while its file is read makes no ad', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await begin(as, id)
  const remove = () => gateway.get(deleteFeed, { as, params: { id } })
  await finishRun(id, fetchingWith('.csv', remove))
  expect(await adsOf(as)).toEqual([])
  expect(await db.$count(feedItems, eq(feedItems.feedId, id))).toBe(0)
  const runs = await db.select().from(feedRuns).where(eq(feedRuns.feedId, id)).orderBy(feedRuns.id)
  expect(runs.at(-1)).toMatchObject({ outcome: 'failed', message: 'Адрес удалён.' })
})

it('issue 11: an address that is changed while its file is read is read whole the next time', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await begin(as, id)
  const url = `${world.origin}/other-${id}.csv`
  const move = () => gateway.get(changeFeed, { as, params: { id }, body: { url } })
  await finishRun(id, fetchingWith('.csv', move))
  expect(await latest(as, id)).toMatchObject({ outcome: 'done' })
  const [feed] = await db.select().from(feedsTable).where(eq(feedsTable.id, id))
  expect(feed).toMatchObject({ url, bodyHash: null })
})

it('issue 11: a mended ad comes before a moderator although the worker fails behind the edit', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await load(as, id)
  const sentBack = { stat: 3, reviewRequired: true } as const
  await db.update(ads).set(sentBack).where(eq(ads.userId, as.id))
  stock.file = csvFile([photographed('1', { Цена: '600000' })])
  await begin(as, id)
  await finishRun(id, failingAt('ad.resubmitted'))
  log.error.mockClear()
  expect((await adsOf(as))[0]).toMatchObject({ stat: 3, price: 600_000_00 })
  await loadOnTime(as, id)
  expect((await adsOf(as))[0]?.stat).toBe(2)
})

it('issue 11: an ad that silence has archived comes back when its row changes, with a publication', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await load(as, id)
  const silent = { stat: 6, archivedReason: 'silence', reviewRequired: true } as const
  await db.update(ads).set(silent).where(eq(ads.userId, as.id))
  await db.update(feedItems).set({ isUnfinished: true }).where(eq(feedItems.feedId, id))
  await loadOnTime(as, id)
  expect(await problemsOf(as, id)).toEqual([expect.stringContaining('строка не изменилась')])

  const publications = (remainder: number) =>
    db.update(packages).set({ remainder }).where(eq(packages.userId, as.id))
  await publications(0)
  await load(as, id, [photographed('1', { Цена: '600000' })])
  expect((await adsOf(as))[0]).toMatchObject({ stat: 6, price: 600_000_00 })
  await publications(1)
  await loadOnTime(as, id)
  expect((await adsOf(as))[0]?.stat).toBe(2)
})
