import { filterAds } from '@trassa/contracts/calls/filter'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../../../platform/database/connect.ts'
import { DAY, insertAd, storedAd } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { createActivityCounter } from '../../../ads/activity/activity-counter.ts'
import { ads } from '../../../ads/ads.table.ts'
import { moveClock } from '../../testing/moved-clock.ts'
import { createLiveIndex } from '../live-index.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
const clock = moveClock(db)
const seller = await gateway.createUser()

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  return client
}
const [first, second] = [await openClient(), await openClient()]
afterAll(() => Promise.all([first.end(), second.end()]))

const HOUR = DAY / 24
/** Each test has a mark of its own. */
let marks = 100
const nextMark = () => String(++marks)
const idsOf = async (markId: string) => {
  const page = await gateway.get(filterAds, { query: { markId } as never })
  expect(page.total).toBe(page.items.length)
  return page.items.map(({ id }) => id)
}

it('a transaction that began earlier and ends later is not overlooked', async () => {
  const markId = nextMark()
  const early = await insertAd(db, seller.id, { markId, stat: 2, price: 100 })
  const late = await insertAd(db, seller.id, { markId, stat: 2, price: 200 })
  await first.query('BEGIN')
  await first.query('UPDATE ads SET stat = 1 WHERE id = $1', [early.id])
  await second.query('BEGIN')
  await second.query('UPDATE ads SET stat = 1 WHERE id = $1', [late.id])
  expect(await idsOf(markId)).toEqual([])
  await second.query('COMMIT')
  expect(await idsOf(markId)).toEqual([late.id])
  const other = await insertAd(db, seller.id, { markId, liftedAt: new Date(0) })
  expect(await idsOf(markId)).toEqual([late.id, other.id])
  await first.query('COMMIT')
  expect((await idsOf(markId)).sort()).toEqual([early.id, late.id, other.id].sort())
})

it('what is rolled back was never there', async () => {
  const markId = nextMark()
  const ad = await insertAd(db, seller.id, { markId })
  await first.query('BEGIN')
  await first.query('SAVEPOINT part')
  await first.query('UPDATE ads SET stat = 4 WHERE id = $1', [ad.id])
  expect(await idsOf(markId)).toEqual([ad.id])
  await first.query('ROLLBACK TO part')
  await first.query('UPDATE ads SET price = 100 WHERE id = $1', [ad.id])
  await first.query('COMMIT')
  expect(await idsOf(markId)).toEqual([ad.id])
})

it('§3 an ad leaves at the moment it expires, without being written', async () => {
  const markId = nextMark()
  const { id } = await insertAd(db, seller.id, { markId, expiresAt: new Date(Date.now() + HOUR) })
  expect(await idsOf(markId)).toEqual([id])
  clock.by(2 * HOUR)
  expect(await idsOf(markId)).toEqual([])
  await db
    .update(ads)
    .set({ expiresAt: new Date(Date.now() + DAY) })
    .where(eq(ads.id, id))
  expect(await idsOf(markId)).toEqual([id])
})

it('an ad that moves to another type leaves the lists of the one before', async () => {
  const markId = nextMark()
  const { id } = await insertAd(db, seller.id, { markId })
  expect(await idsOf(markId)).toEqual([id])
  await db.update(ads).set({ adType: 'truck' }).where(eq(ads.id, id))
  expect(await idsOf(markId)).toEqual([])
  const trucks = await gateway.get(filterAds, { query: { ad_type: 'truck', markId } as never })
  expect(trucks.items.map((item) => item.id)).toEqual([id])
})

it('a row that was deleted by hand is in no list and no total', async () => {
  const markId = nextMark()
  const gone = await insertAd(db, seller.id, { markId })
  const left = await insertAd(db, seller.id, { markId })
  await idsOf(markId)
  await db.delete(ads).where(eq(ads.id, gone.id))
  expect(await idsOf(markId)).toEqual([left.id])
})

it('thousands of changes at once are read in batches, all of them; texts are found anew', async () => {
  const markId = nextMark()
  const totalOf = async (q: string) =>
    (await gateway.get(filterAds, { query: { ad_type: 'auto', markId, q } as never })).total
  expect(await totalOf('диковинка')).toBe(0)
  await db.execute(sql`
    INSERT INTO ads (user_id, ad_type, slug, stat, city_id, seller_type, mark_id, title, lifted_at,
      expires_at)
    SELECT ${seller.id}::bigint, 'auto', 'many-' || n, 1, 5, 0, ${markId}::bigint,
      CASE WHEN n > 5000 THEN 'Диковинка' ELSE 'Находка' END, now(), now() + interval '1 day'
    FROM generate_series(1, 5003) AS n`)
  expect(await totalOf('диковинка')).toBe(3)
  expect(await totalOf('находка')).toBe(5000)
  for (const title of ['Диковинка', 'Редкость', 'Находка']) {
    await db.update(ads).set({ title }).where(eq(ads.markId, markId))
    expect(await totalOf('редкость')).toBe(title === 'Редкость' ? 5003 : 0)
  }
  expect(await totalOf('находка')).toBe(5003)
  await db.update(ads).set({ stat: 6 }).where(eq(ads.markId, markId))
  expect(await idsOf(markId)).toEqual([])
  expect(await totalOf('находка')).toBe(0)
})

async function changedOf(id: string) {
  const { rows } = await db.execute(sql`SELECT changed::text FROM ads WHERE id = ${id}`)
  return rows[0]?.changed
}

it('views are no change: nothing is read again because of them', async () => {
  const ad = await insertAd(db, seller.id)
  const changed = await changedOf(ad.id)
  const views = createActivityCounter(db)
  views.count('views', ad.id, null)
  await views.flush()
  expect(await storedAd(db, ad.id)).toMatchObject({ views: 1 })
  expect(await changedOf(ad.id)).toBe(changed)
  await db.update(ads).set({ price: 1, views: 5 }).where(eq(ads.id, ad.id))
  expect(await changedOf(ad.id)).not.toBe(changed)
})

it('numbers of another server’s transactions, as in a restored backup, change nothing', async () => {
  const markId = nextMark()
  const { id } = await insertAd(db, seller.id, { markId })
  await idsOf(markId)
  await db.execute(sql`ALTER TABLE ads DISABLE TRIGGER ads_changed`)
  await db.execute(sql`UPDATE ads SET changed = '99999999999' WHERE id = ${id}`)
  await db.execute(sql`ALTER TABLE ads ENABLE TRIGGER ads_changed`)
  expect(await idsOf(markId)).toEqual([id])
  await db.update(ads).set({ stat: 4 }).where(eq(ads.id, id))
  expect(await idsOf(markId)).toEqual([])
})

it('those who ask together share what is asked of PostgreSQL', async () => {
  const markId = nextMark()
  const ad = await insertAd(db, seller.id, { markId })
  gateway.statements.length = 0
  const answers = await Promise.all(Array.from({ length: 10 }, () => idsOf(markId)))
  expect(answers).toEqual(Array(10).fill([ad.id]))
  const changes = gateway.statements.filter((text) => text.includes('pg_current_snapshot'))
  expect(changes.length).toBeLessThanOrEqual(2)
})

it('lists do not wait behind statements that hold every connection of the pool', async () => {
  const ad = await insertAd(db, seller.id)
  const connection = connect(config.databaseUrl as string, { max: 2 })
  onTestFinished(connection.close)
  const { pool } = connection
  const index = createLiveIndex(connection.db, { error: () => undefined })
  const isListed = async () => (await index.upToDate('auto'))?.segment.slotOf(Number(ad.id))
  expect(await isListed()).toBeDefined()
  const reports = [await pool.connect(), await pool.connect()]
  let isServed = false
  const waiting = pool.query('SELECT 1').then(() => {
    isServed = true
  })
  await first.query('UPDATE ads SET stat = 4 WHERE id = $1', [ad.id])
  expect(await isListed()).toBeUndefined()
  expect(isServed).toBe(false)
  for (const client of reports) client.release()
  await waiting
})
