import { changeFeed, createFeed, deleteFeed, feeds, runFeed } from '@trassa/contracts/calls/feeds'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rateLimits } from '../../platform/rate-limit/rate-limits.table.ts'
import { purgeReports } from './feeds.jobs.ts'
import { feedRuns } from './feeds.table.ts'
import { createFeedWorld } from './testing/feed-world.ts'
import { carRow } from './testing/stock-server.ts'

const world = await createFeedWorld()
const { gateway, stock, finishRun, companyWithFeed, load, read, latest } = world
const { adsOf, problemsOf, photographed } = world
const { db } = gateway

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

it('issue 11: feeds are for companies, five each, and read by their company alone', async () => {
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

it('issue 11: runs are limited, however they are begun', async () => {
  const as = await gateway.createUser({ type: 1 })
  const body = { url: 'https://example.ru/a.csv' }
  const { id } = await gateway.get(createFeed, { as, body })
  const params = { id }
  await db
    .update(rateLimits)
    .set({ hits: 29 })
    .where(eq(rateLimits.key, `feed:${as.id}`))
  await gateway.get(changeFeed, { as, params, body: { isOn: true } })
  await gateway.get(changeFeed, { as, params, body: { isOn: false } })
  const refused = { status: 429 }
  expect(await gateway.ask(changeFeed, { as, params, body: { isOn: true } })).toMatchObject(refused)
  expect(await gateway.ask(runFeed, { as, params, body: { kind: 'load' } })).toMatchObject(refused)
  await gateway.get(deleteFeed, { as, params })
  expect(await gateway.ask(createFeed, { as, body })).toMatchObject(refused)
})

it('issue 11: an address is of one feed; a deleted one says how it comes back', async () => {
  const as = await gateway.createUser({ type: 1 })
  const urls = [1, 2, 3].map((n) => `https://example.ru/${n}.csv`)
  const ids: string[] = []
  for (const url of urls) ids.push((await gateway.get(createFeed, { as, body: { url } })).id)
  const [first = '', second = '', third = ''] = ids
  const rename = (id: string, url = '') =>
    gateway.ask(changeFeed, { as, params: { id }, body: { url } })
  expect(JSON.stringify(await rename(first, urls[1]))).toContain('уже есть')
  await gateway.get(deleteFeed, { as, params: { id: third } })
  expect(JSON.stringify(await rename(first, urls[2]))).toContain('добавьте его снова')

  const url = 'https://example.ru/new.csv'
  const answers = await Promise.all([rename(first, url), rename(second, url)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
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

it('issue 11: a report loses its list after a week and goes after 90 days, what waits stays', async () => {
  const { as, id } = await companyWithFeed([carRow('1')])
  const age = async (days: number) => {
    const startedAt = new Date(Date.now() - days * 86_400_000)
    await db.update(feedRuns).set({ startedAt }).where(eq(feedRuns.feedId, id))
    await purgeReports(db, new Date())
  }
  await age(6)
  expect(await problemsOf(as, id)).toHaveLength(1)
  await age(8)
  expect(await problemsOf(as, id)).toEqual([])
  expect(await latest(as, id)).toMatchObject({ problemsTotal: 1 })
  await age(91)
  expect((await read(as, id)).runs).toEqual([])
})
