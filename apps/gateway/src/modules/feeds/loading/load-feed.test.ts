import { runFeed } from '@trassa/contracts/calls/feeds'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { historyOf } from '../../../testing/ads.ts'
import { noticesTo } from '../../../testing/notices.ts'
import { ads } from '../../ads/ads.table.ts'
import { packages } from '../../billing/packages/packages.table.ts'
import { users } from '../../identity/public.ts'
import { photos } from '../../media/photos.table.ts'
import { startFeeds } from '../feeds.jobs.ts'
import { feedItems, feeds as feedsTable } from '../feeds.table.ts'
import { inFeed } from '../in-feed.ts'
import { createFeedWorld } from '../testing/feed-world.ts'
import { carRow, csvFile } from '../testing/stock-server.ts'
import { createFeedLoader } from './load-feed.ts'

const world = await createFeedWorld()
const { gateway, work, log, stock, origin, signal, finishRun, companyWithFeed, load } = world
const { read, latest, adsOf, problemsOf, photographed } = world
const { db, statements } = gateway

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

  // The report stays in sight however often the file is the same.
  await db
    .update(feedsTable)
    .set({ nextRunAt: new Date(0) })
    .where(eq(feedsTable.id, id))
  await startFeeds(work, new Date())
  await finishRun(id)
  const outcomes = (await read(as, id)).runs.map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['unchanged', 'done', 'done'])
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

it.each([
  ['a file with one number on every row', ['1', '1', '1', '1', '1'], 1, 'Из 5'],
  ['a file with all numbers new', ['6', '7', '8', '9', '10'], 5, 'нет ни одного объявления'],
])('issue 11: %s withdraws nothing until the company agrees', async (_, ids, items, message) => {
  const { as, id } = await companyWithFeed(['1', '2', '3', '4', '5'].map((n) => photographed(n)))
  await load(as, id)
  const run = await load(
    as,
    id,
    ids.map((n) => photographed(n)),
  )
  expect(run).toMatchObject({ outcome: 'shrunk', counts: { items, gone: items === 1 ? 4 : 5 } })
  expect(run.message).toContain(message)
  expect((await adsOf(as)).some(({ stat }) => stat === 6)).toBe(false)
})

it('issue 11: rows that were refused do not count among what may leave', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), carRow('2'), carRow('3')])
  await load(as, id)
  const run = await load(as, id, [carRow('2'), carRow('3')])
  expect(run).toMatchObject({ outcome: 'shrunk', counts: { gone: 1 } })
})

it('issue 11: more than half of the stock does not leave until the company agrees', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => photographed(id))
  const { as, id } = await companyWithFeed(rows)
  await load(as, id)
  const run = await load(as, id, rows.slice(0, 2))
  expect(run).toMatchObject({ outcome: 'shrunk', counts: { items: 2, gone: 3 } })
  expect(run.message).toContain('Из 5\u00A0объявлений прошлой загрузки в файле нет 3.')
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

it('issue 11: a company is told once that its file is not loaded, and again after it was', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  const telegramId = `78${as.id}`
  await db.update(users).set({ telegramId }).where(eq(users.id, as.id))
  const told = async () =>
    (await noticesTo(gateway, telegramId)).filter(({ type }) => type === 'feedStopped')
  stock.status = 500
  await load(as, id)
  await load(as, id)
  expect(await told()).toEqual([
    expect.objectContaining({ text: expect.stringContaining('Сайт ответил ошибкой 500') }),
  ])
  stock.status = 200
  await load(as, id)
  stock.status = 500
  await load(as, id)
  expect(await told()).toHaveLength(2)
})

it('issue 11: companies are not asked about ads that a feed which is on keeps current', async () => {
  const { as, id } = await companyWithFeed([photographed('1'), photographed('2')])
  await load(as, id)
  const [ad] = await adsOf(as)
  const kept = async () => {
    const { rows } = await db.execute<{ kept: boolean }>(
      sql`SELECT ${inFeed(ads.id)} AS kept FROM ${ads} WHERE ${ads.id} = ${ad?.id}`,
    )
    return rows[0]?.kept
  }
  await db.update(feedsTable).set({ isOn: true }).where(eq(feedsTable.id, id))
  expect(await kept()).toBe(true)
  await db.update(feedsTable).set({ isOn: false }).where(eq(feedsTable.id, id))
  expect(await kept()).toBe(false)
  await db.update(feedsTable).set({ isOn: true }).where(eq(feedsTable.id, id))
  await load(as, id, [photographed('2'), photographed('3')])
  expect(await kept()).toBe(false)
})

it('issue 11: a company’s name whose emoji does not fit is cut before it', async () => {
  const { as, id } = await companyWithFeed([photographed('1')])
  const companyName = `${'А'.repeat(39)}🚗`
  await db.update(users).set({ companyName }).where(eq(users.id, as.id))
  expect(await load(as, id)).toMatchObject({ outcome: 'done', counts: { created: 1 } })
  expect((await adsOf(as))[0]?.contactName).toBe('А'.repeat(39))
})
