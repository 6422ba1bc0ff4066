import { listAds } from '@trassa/contracts/calls/moderator-ads'
import { claimNext, readQueue } from '@trassa/contracts/calls/moderator-queue'
import { sql } from 'drizzle-orm'
import { it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
it('explains', async () => {
  const u = await gateway.createUser()
  const as = await gateway.createUser({ role: 'moderator' })
  await db.execute(
    sql`INSERT INTO users (phone, username, type, slug) SELECT '+7911' || lpad(n::text, 7, '0'), 'u', 0, 'uu' || n FROM generate_series(1,5000) n`,
  )
  await db.execute(sql`
  INSERT INTO ads (user_id, ad_type, slug, stat, title, seller_type, price, city_id, lifted_at, expires_at, queued_at, vin)
  SELECT (SELECT min(id) FROM users) + n % 5000, 'auto', 's' || n, CASE WHEN n % 50 = 0 THEN 2 WHEN n % 5 = 0 THEN 6 ELSE 1 END, 'Car ' || n % 97, 0, n*100, 1 + n % 30, now() - n * interval '1 minute', now() + interval '20 days', now() - n * interval '1 second', null
  FROM generate_series(1, 100000) AS n`)
  await db.execute(sql`VACUUM ANALYZE ads`)
  await db.execute(sql`ANALYZE users`)
  await db.execute(sql`LOAD 'auto_explain'`).catch((e) => console.log(String(e)))
  const time = async (name: string, run: () => Promise<unknown>) => {
    await run()
    const t = performance.now()
    await run()
    console.log(name, (performance.now() - t).toFixed(1), 'ms')
  }
  await time('queue', () => gateway.get(readQueue, { as, query: {} }))
  await time('next', () => gateway.get(claimNext, { as, body: {} }))
  await time('table', () => gateway.get(listAds, { as, query: {} }))
  await time('table lifted', () => gateway.get(listAds, { as, query: { sort: 'liftedAt' } }))
  await time('table price', () =>
    gateway.get(listAds, { as, query: { sort: 'price', direct: 'asc' } }),
  )
  await time('q phone', () => gateway.get(listAds, { as, query: { q: '89110000777' } }))
  await time('q id', () => gateway.get(listAds, { as, query: { q: '777' } }))
  await time('q slug', () => gateway.get(listAds, { as, query: { q: 's-777' } }))
  await time('q words', () => gateway.get(listAds, { as, query: { q: 'car 55' } }))
  await time('stat 2', () => gateway.get(listAds, { as, query: { stats: '2' } }))
  void u
}, 120000)
