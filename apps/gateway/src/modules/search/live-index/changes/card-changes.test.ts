import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Executor } from '../../../../platform/database/connect.ts'
import { DAY, insertAd, KAZAN } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'
import { users } from '../../../identity/users/users.table.ts'
import { photos } from '../../../media/photos.table.ts'
import { cities } from '../../../reference/cities/cities.table.ts'
import { toldBy } from '../../testing/told-by.ts'
import { createLiveIndex } from '../live-index.ts'
import { purgeCardChanges } from './card-changes.repository.ts'
import { cardChanges } from './card-changes.table.ts'
import type { LiveChange } from './live-changes.ts'

const { db, createUser } = await createTestGateway()
const seller = await createUser()
const index = createLiveIndex(db, { error: () => undefined })
await index.load()

const toldOf = toldBy(index)
const ofAd = (adId: string) => ({ kind: 'ad', adId, sellerId: seller.id, changesTotals: false })
const newAd = () => insertAd(db, seller.id)

/** A photograph alone: the row of the ad is not written. */
async function addPhoto(executor: Executor, adId: string): Promise<string> {
  const id = randomUUID()
  const row = { id, adId, userId: seller.id, position: 0, width: 4, height: 3, color: '#336699' }
  await executor.insert(photos).values(row)
  return id
}
const changePhoto = (id: string, fields: Partial<typeof photos.$inferInsert>) =>
  db.update(photos).set(fields).where(eq(photos.id, id))

it('§3 photographs that an ad gets, loses or shows elsewhere are told of their ads', async () => {
  const [ad, other] = [await newAd(), await newAd()]
  let photo = ''
  const added = await toldOf(async () => {
    photo = await addPhoto(db, ad.id)
  })
  expect(added).toEqual([ofAd(ad.id)])
  for (const fields of [{ position: 1 }, { color: '#000000' }, { position: null }, { position: 2 }])
    expect(await toldOf(() => changePhoto(photo, fields))).toEqual([ofAd(ad.id)])
  const moved = await toldOf(() => changePhoto(photo, { adId: other.id }))
  expect(moved).toHaveLength(2)
  expect(moved).toEqual(expect.arrayContaining([ofAd(ad.id), ofAd(other.id)]))
  const deleted = await toldOf(() => db.delete(photos).where(eq(photos.id, photo)))
  expect(deleted).toEqual([ofAd(other.id)])
})

it('§3 what no card shows of photographs is not told', async () => {
  const ad = await newAd()
  const photo = await addPhoto(db, ad.id)
  expect(await toldOf(() => changePhoto(photo, { phash: 7n, position: 0 }))).toEqual([])
  await changePhoto(photo, { position: null })
  expect(await toldOf(() => changePhoto(photo, { color: '#000000' }))).toEqual([])
  expect(await toldOf(() => db.delete(photos).where(eq(photos.id, photo)))).toEqual([])
})

it('§3 of thousands of photographs that change at once each ad is logged once', async () => {
  const [ad, other] = [await newAd(), await newAd()]
  const insert = sql`INSERT INTO photos (id, user_id, ad_id, position, width, height, color)
    SELECT gen_random_uuid(), ${seller.id}::bigint,
      CASE WHEN n % 2 = 0 THEN ${ad.id}::bigint ELSE ${other.id}::bigint END, n, 1, 1, '#000000'
    FROM generate_series(1, 3000) AS n`
  expect(await toldOf(() => db.execute(insert))).toHaveLength(2)
  expect(
    await toldOf(() =>
      db
        .update(photos)
        .set({ width: 2 })
        .where(inArray(photos.adId, [ad.id, other.id])),
    ),
  ).toHaveLength(2)
})

it('§3 what is shown of a seller is told, anything else of the account is not', async () => {
  const change = (fields: Partial<typeof users.$inferInsert>) => () =>
    db.update(users).set(fields).where(eq(users.id, seller.id))
  const told = [{ kind: 'seller', sellerId: seller.id }]
  expect(await toldOf(change({ username: 'Пётр' }))).toEqual(told)
  expect(await toldOf(change({ avatar: 'picture' }))).toEqual(told)
  expect(await toldOf(change({ about: 'Продаю' }))).toEqual(told)
  expect(await toldOf(change({ mutedNotices: ['x'], telegramUsername: 'petr' }))).toEqual([])
})

it('the name of a city is told of everything, its place is not', async () => {
  const change = (fields: Partial<typeof cities.$inferInsert>) => () =>
    db.update(cities).set(fields).where(eq(cities.id, KAZAN))
  expect(await toldOf(change({ name: 'Казань-на-Волге' }))).toEqual([{ kind: 'all' }])
  expect(await toldOf(change({ sortingNumber: 3 }))).toEqual([])
})

it('§7 filter-ads: a row that was deleted is forgotten, and told', async () => {
  const ad = await newAd()
  const sizeNow = async () => (await index.upToDate('auto'))?.segment.size ?? 0
  const size = await sizeNow()
  const told = await toldOf(() => db.delete(ads).where(eq(ads.id, ad.id)))
  expect(told).toEqual([{ ...ofAd(ad.id), changesTotals: true }])
  expect(await sizeNow()).toBe(size - 1)
})

it('what is logged by a transaction that ends late is not overlooked', async () => {
  const ad = await newAd()
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const late = db.transaction(async (tx) => {
    await addPhoto(tx, ad.id)
    begun.resolve()
    await mayEnd.promise
  })
  await begun.promise
  const told = await toldOf(() => newAd())
  expect(told).not.toContainEqual(ofAd(ad.id))
  const toldLate = await toldOf(async () => {
    mayEnd.resolve()
    await late
  })
  expect(toldLate).toEqual([ofAd(ad.id)])
})

it('an index that was not read for a day reads everything anew: the log may be purged by then', async () => {
  const ad = await newAd()
  let isLate = false
  const late: typeof db = Object.assign(Object.create(db), {
    readPrepared: async (...args: Parameters<typeof db.readPrepared>) => {
      const rows = await db.readPrepared(...args)
      if (isLate)
        for (const row of rows) if ('now' in row) Object.assign(row, { now: DAY + Number(row.now) })
      return rows
    },
  })
  const idle = createLiveIndex(late, { error: () => undefined })
  await idle.load()
  await db.delete(ads).where(eq(ads.id, ad.id))
  await db.update(cardChanges).set({ at: new Date(Date.now() - 2 * DAY - 1000) })
  expect(await purgeCardChanges(db)).toBeGreaterThan(0)
  isLate = true
  const told: LiveChange[] = []
  idle.onChange((change) => told.push(change))
  const { segment } = (await idle.upToDate('auto')) ?? {}
  expect(segment?.slotOf(Number(ad.id))).toBeUndefined()
  expect(told).toContainEqual({ kind: 'all' })
})

it('the purge leaves what an index may still have to read', async () => {
  await db.delete(cardChanges)
  await db.insert(cardChanges).values([{ at: new Date(Date.now() - 2 * DAY + 60_000) }, {}])
  expect(await purgeCardChanges(db)).toBe(0)
})
