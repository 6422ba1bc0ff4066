import {
  changeFeed,
  createFeed,
  deleteFeed,
  feedProblems,
  feeds,
  runFeed,
} from '@trassa/contracts/calls/feeds'
import type { Feed } from '@trassa/contracts/entities/feed'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { adLifecycle } from '../../main/ad-lifecycle.ts'
import { createPublicFetch } from '../../platform/net/public-fetch/public-fetch.ts'
import { historyOf } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { createAdPhotosService } from '../ads/public.ts'
import { packages } from '../billing/packages/packages.table.ts'
import { adBilling } from '../billing/public.ts'
import { photos } from '../media/photos.table.ts'
import {
  createPhotosService,
  filesFolder,
  incomingFolder,
  openFileStorage,
} from '../media/public.ts'
import { createReferenceCache } from '../reference/public.ts'
import { startFeeds } from './feeds.jobs.ts'
import { feedItems, feedRuns, feeds as feedsTable } from './feeds.table.ts'
import { createFeedLoader, type FeedLoading } from './loading/load-feed.ts'
import { carRow, csvFile, startStockServer } from './testing/stock-server.ts'

const { stock, host, origin } = await startStockServer()
const gateway = await createTestGateway({ FEED_PRIVATE_HOSTS: host })
const { db, config, statements } = gateway
const lifecycle = adLifecycle()
const now = () => new Date()
const log = { error: vi.fn() }
const work: FeedLoading = {
  db,
  lifecycle,
  log,
  fetch: createPublicFetch([host]),
  reference: createReferenceCache(db),
  photos: createPhotosService({ db, storage: openFileStorage(config) }),
  incoming: incomingFolder(filesFolder(config)),
  adPhotos: createAdPhotosService({ db, now, lifecycle }),
  enqueue: async () => undefined,
  billing: adBilling,
}
afterEach(() => expect(log.error).not.toHaveBeenCalled())

const { signal } = new AbortController()
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
  Object.assign(stock, { file: csvFile(rows), status: 200, location: '' })
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
const adsOf = (as: TestUser) =>
  db
    .select()
    .from(ads)
    .where(and(eq(ads.userId, as.id), ne(ads.stat, 7)))
    .orderBy(ads.id)
const problemsOf = async (as: TestUser, id: string) => {
  const { id: runId } = await latest(as, id)
  const { items } = await gateway.get(feedProblems, { as, params: { id, runId } })
  return items.map(({ externalId, column, message }) => [externalId, column, message].join('|'))
}

const PHOTO = { Фотографии: `${origin}/photos/1.jpg ${origin}/photos/2.jpg` }
const photographed = (id: string, cells: Record<string, string> = {}) =>
  carRow(id, { ...PHOTO, ...cells })

it('issue 11: a check tells what a load would do and changes nothing', async () => {
  const { as, id } = await companyWithFeed([
    photographed('1'),
    carRow('2'),
    photographed('3', { Марка: 'Ладья' }),
  ])
  expect(await latest(as, id)).toMatchObject({
    kind: 'check',
    outcome: 'done',
    counts: { items: 3, created: 1, refused: 2, gone: 0 },
  })
  expect(await problemsOf(as, id)).toEqual([
    expect.stringMatching(/^2\|Фотографии\|Добавьте хотя бы/),
    '3|Марка|«Ладья» – такого значения нет в справочнике',
  ])
  expect(await adsOf(as)).toEqual([])
})

it('issue 11: the first load makes ads that are published by packages, the rest become drafts', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')], 1)
  const run = await load(as, id)
  expect(run).toMatchObject({
    outcome: 'done',
    counts: { items: 2, created: 2, drafts: 1, changed: 0, refused: 0 },
    problemsTotal: 1,
  })
  expect(await problemsOf(as, id)).toEqual([
    '2||Публикации закончились: объявление сохранено черновиком',
  ])
  const made = await adsOf(as)
  expect(made.map(({ stat }) => stat === 0)).toEqual([false, true])
  expect(made[0]).toMatchObject({
    photosTotal: 2,
    price: 650_000_00,
    contactName: 'Автодом',
    sellerType: 1,
  })
  const [first] = await historyOf(db, made[0]?.id ?? '')
  expect(first).toMatchObject({ event: 'ad.created', actorId: as.id, sessionId: 'load-feed' })

  // What waits is published as soon as it can be, although the file is the same.
  await db.update(packages).set({ remainder: 1 }).where(eq(packages.userId, as.id))
  expect(await load(as, id)).toMatchObject({ counts: { created: 1, drafts: 0 }, problemsTotal: 0 })
  expect((await adsOf(as)).every(({ stat }) => stat !== 0)).toBe(true)
})

it('issue 11: an unchanged file costs a few statements, whatever its length, and no photograph', async () => {
  const rows = [photographed('1'), photographed('2')]
  const { as, id } = await companyWithFeed(rows)
  await load(as, id)
  await db
    .update(ads)
    .set({ stat: 1, expiresAt: new Date(Date.now() + 1e9) })
    .where(eq(ads.userId, as.id))
  await db
    .update(feedsTable)
    .set({ isOn: true, nextRunAt: new Date(0) })
    .where(eq(feedsTable.id, id))
  const before = await adsOf(as)
  expect(await startFeeds(work, new Date())).toBe(1)
  stock.asked.length = 0
  statements.length = 0
  await finishRun(id)
  expect(statements.length).toBeLessThan(15)
  expect(stock.asked).toHaveLength(1)
  expect(await latest(as, id)).toMatchObject({ outcome: 'unchanged', counts: { unchanged: 2 } })
  expect(await adsOf(as)).toEqual(before)
  expect(await startFeeds(work, new Date())).toBe(0)
})

it('issue 11: a changed price is an edit of that ad alone; known photographs are not fetched again', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await load(as, id)
  await db
    .update(ads)
    .set({ stat: 1, publishedAt: new Date(), expiresAt: new Date(Date.now() + 1e9) })
    .where(eq(ads.userId, as.id))
  const [first, second] = await adsOf(as)
  stock.asked.length = 0
  const run = await load(as, id, [photographed('1', { Цена: '600000' }), photographed('2')])
  expect(run).toMatchObject({ counts: { created: 0, changed: 1, unchanged: 1 } })
  expect(stock.asked).toHaveLength(1)
  const after = await adsOf(as)
  expect(after[0]).toMatchObject({ stat: 1, price: 600_000_00, revisionState: 'none' })
  expect(after[0]?.version).toBe((first?.version ?? 0) + 1)
  expect(after[1]).toEqual(second)
})

it('issue 11: what is gone is withdrawn as sold, and comes back with the file; what its owner withdrew stays', async () => {
  const rows = ['1', '2', '3'].map((id) => photographed(id))
  const { as, id } = await companyWithFeed(rows, 10)
  await load(as, id)
  const [one, two, three] = rows as [
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
  ]
  expect(await load(as, id, [one, two])).toMatchObject({ counts: { gone: 1, unchanged: 2 } })
  expect((await adsOf(as))[2]).toMatchObject({ stat: 6, archivedReason: 'soldElsewhere' })

  await load(as, id, [one, two, three])
  expect((await adsOf(as))[2]?.stat).not.toBe(6)

  const own = { stat: 6, archivedReason: 'changedMind' } as const
  await db
    .update(ads)
    .set(own)
    .where(eq(ads.id, (await adsOf(as))[0]?.id ?? ''))
  await load(as, id, [{ ...one, Цена: '1' }, two, three])
  expect((await adsOf(as))[0]).toMatchObject({ stat: 6, price: 100 })
  expect(await problemsOf(as, id)).toEqual([expect.stringMatching(/^1\|\|Вы сняли/)])
})

it('issue 11: less than half of the stock changes nothing until the company agrees', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => photographed(id))
  const { as, id } = await companyWithFeed(rows)
  await load(as, id)
  const run = await load(as, id, rows.slice(0, 2))
  expect(run).toMatchObject({ outcome: 'shrunk', counts: { items: 2, gone: 3 } })
  expect(run.message).toContain('2\u00A0объявления, а было 5')
  expect((await adsOf(as)).some(({ stat }) => stat === 6)).toBe(false)

  await gateway.get(runFeed, { as, params: { id }, body: { kind: 'load', shrunkTo: 2 } })
  // It has become even less meanwhile: that is another question.
  stock.file = csvFile(rows.slice(0, 1))
  await finishRun(id)
  expect(await latest(as, id)).toMatchObject({ outcome: 'shrunk' })
  await gateway.get(runFeed, { as, params: { id }, body: { kind: 'load', shrunkTo: 1 } })
  await finishRun(id)
  expect(await latest(as, id)).toMatchObject({ outcome: 'done', counts: { gone: 4 } })
})

it('issue 11: a run that dies in the middle is finished by the next one, with each ad once', async () => {
  const rows = ['1', '2', '3', '4'].map((id) => photographed(id))
  const { as, id } = await companyWithFeed(rows)
  await gateway.get(runFeed, { as, params: { id }, body: { kind: 'load' } })
  let left = 2
  const dying = {
    ...work.adPhotos,
    set: async (change: Parameters<typeof work.adPhotos.set>[0]) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return work.adPhotos.set(change)
    },
  }
  // The process dies: not even the item that it works on can be closed.
  const broken = new Proxy(db, {
    get: (target, name, receiver) => {
      if (left < 0 && name === 'update') throw new Error('killed')
      return Reflect.get(target, name, receiver)
    },
  })
  const dead = createFeedLoader({ ...work, db: broken, adPhotos: dying })
  await expect(dead({ feedId: id, now: new Date(), signal })).rejects.toThrow('killed')
  log.error.mockClear()
  expect(
    await db.$count(feedItems, and(eq(feedItems.feedId, id), eq(feedItems.isOpen, true))),
  ).toBe(2)

  await finishRun(id, {}, { items: 1, ms: 60_000 })
  expect(await latest(as, id)).toMatchObject({ outcome: 'done', counts: { created: 4 } })
  const made = await adsOf(as)
  expect(made).toHaveLength(4)
  for (const ad of made) {
    expect(ad.photosTotal).toBe(2)
    expect(await db.$count(photos, eq(photos.adId, ad.id))).toBe(2)
  }
})

it('issue 11: two workers never have the same feed', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await gateway.get(runFeed, { as, params: { id }, body: { kind: 'load' } })
  const loadFeed = createFeedLoader(work)
  const turn = { feedId: id, now: new Date(), signal }
  const applied = await Promise.all([loadFeed(turn), loadFeed(turn)])
  expect(applied.toSorted()).toEqual([0, 2])
  expect(await adsOf(as)).toHaveLength(2)
})

it('issue 11: a photograph that cannot be fetched is told; the ad has the others', async () => {
  const Фотографии = `${origin}/missing.jpg ${origin}/photos/1.jpg`
  const { as, id } = await companyWithFeed([carRow('1', { Фотографии })])
  await load(as, id)
  expect(await problemsOf(as, id)).toEqual([
    `1|Фотографии|По этому адресу файла нет (404). ${origin}/missing.jpg`,
  ])
  expect((await adsOf(as))[0]).toMatchObject({ photosTotal: 1 })
})

it.each([
  [
    'a redirect into the machine',
    { location: 'http://127.0.0.1/' },
    'Адрес ведёт во внутреннюю сеть',
  ],
  ['an error of the server', { status: 500 }, 'Сайт ответил ошибкой 500'],
  ['a page instead of a file', { file: '<!DOCTYPE html>' }, 'страница сайта'],
  ['a file without numbers', { file: 'Марка;Модель\nЛада;Веста' }, 'нет столбца «Номер»'],
])(
  'issue 11: %s fails the run with a sentence and changes nothing',
  async (_, change, sentence) => {
    const { as, id } = await companyWithFeed([photographed('1')])
    await load(as, id)
    const before = await adsOf(as)
    Object.assign(stock, change)
    const run = await load(as, id)
    expect(run.outcome).toBe('failed')
    expect(run.message).toContain(sentence)
    expect(await adsOf(as)).toEqual(before)
  },
)

it('issue 11: feeds are for companies, five each, and nobody else’s', async () => {
  const person = await gateway.createUser()
  const body = { url: 'https://example.ru/a.csv' }
  expect(await gateway.ask(createFeed, { as: person, body })).toMatchObject({ status: 403 })
  const as = await gateway.createUser({ type: 1 })
  for (const n of [1, 2, 3, 4, 5]) {
    await gateway.get(createFeed, { as, body: { url: `https://example.ru/${n}.csv` } })
  }
  expect(await gateway.ask(createFeed, { as, body })).toMatchObject({ status: 422 })
  const [feed] = (await gateway.get(feeds, { as })).items
  const other = await gateway.createUser({ type: 1 })
  const params = { id: feed?.id ?? '' }
  expect((await gateway.ask(runFeed, { as: other, params, body: { kind: 'load' } })).status).toBe(
    404,
  )
  expect((await gateway.ask(deleteFeed, { as: other, params })).status).toBe(404)
  for (const url of ['file:///etc/passwd', 'https://a:b@example.ru/', 'stock.csv']) {
    expect((await gateway.ask(changeFeed, { as, params, body: { url } })).status).toBe(422)
  }
})

it('issue 11: a deleted address leaves its ads, and finds them when it is added again', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  await load(as, id)
  const { url } = await read(as, id)
  await gateway.get(deleteFeed, { as, params: { id } })
  expect((await gateway.get(feeds, { as })).items).toEqual([])
  expect(await adsOf(as)).toHaveLength(1)
  const again = await gateway.get(createFeed, { as, body: { url } })
  await finishRun(again.id)
  expect(await latest(as, again.id)).toMatchObject({ counts: { created: 0, unchanged: 1 } })
})
