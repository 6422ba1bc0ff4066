import { countSearch } from '@trassa/contracts/calls/typed-queries'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createSearchCounter } from './search-counter.ts'
import { searchedLists } from './searched-lists.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const client = (address: string, userAgent: string | undefined = BROWSER) => ({
  address,
  userAgent,
})

/** Queries are understood as their own words say: `markId=1`, or as text. */
function openCounter() {
  return createSearchCounter({
    db,
    log: { warn: () => undefined },
    understand: async ({ q }) => ({
      list: { adType: 'auto', citySlug: 'kazan', query: q, total: 1 },
      text: q.startsWith('q=') ? q.slice(2) : '',
      ignored: '',
    }),
  })
}

it('counts lists and no words: of people, once an hour from one network', async () => {
  await db.delete(searchedLists)
  const counter = openCounter()
  const count = async (q: string, from: ReturnType<typeof client>) =>
    (await counter.count({ q }, from)).counted
  expect(await count('markId=1', client('10.0.0.1'))).toBe(1)
  expect(await count('markId=1', client('10.0.0.1'))).toBe(0)
  expect(await count('markId=1', client('10.0.0.2'))).toBe(1)
  expect(await count('markId=2', client('10.0.0.1'))).toBe(1)
  expect(await count('markId=1', client('10.0.0.3', 'Googlebot/2.1'))).toBe(0)
  expect(await count('q=иван 89161234567', client('10.0.0.4'))).toBe(0)
  expect(await count('markId=1&priceTo=777777', client('10.0.0.4'))).toBe(0)
  await counter.flush()
  const rows = await db.select().from(searchedLists).orderBy(searchedLists.query)
  expect(rows.map(({ adType, query, searches }) => [adType, query, searches])).toEqual([
    ['auto', 'markId=1', 2],
    ['auto', 'markId=2', 1],
  ])
})

it('what many searched for in two weeks is popular, the most frequent first; older days are forgotten', async () => {
  await db.delete(searchedLists)
  const today = sql`(now() AT TIME ZONE 'Europe/Moscow')::date`
  const on = (query: string, daysAgo: number, searches: number) => ({
    adType: 'auto',
    query,
    day: sql`${today} - ${daysAgo}::int`,
    searches,
  })
  await db
    .insert(searchedLists)
    .values([
      on('markId=1', 1, 3),
      on('markId=1', 13, 3),
      on('markId=2', 0, 5),
      on('markId=3', 0, 2),
      on('markId=4', 14, 900),
    ])
  const counter = openCounter()
  await counter.refresh()
  expect(counter.popular().map(({ query }) => query)).toEqual(['markId=1', 'markId=2'])
  await counter.count({ q: 'markId=2' }, client('10.0.0.9'))
  await counter.flush()
  const rows = await db.select().from(searchedLists)
  expect(rows.some(({ query }) => query === 'markId=4')).toBe(false)
  expect(rows.find(({ query }) => query === 'markId=2')?.searches).toBe(6)
})

it('a search of a program that names itself does not count', async () => {
  const headers = { 'user-agent': 'Googlebot/2.1' }
  expect(await gateway.get(countSearch, { body: { q: 'гранта' }, headers })).toEqual({ counted: 0 })
})
