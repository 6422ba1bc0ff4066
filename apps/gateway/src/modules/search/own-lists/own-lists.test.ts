import { createAd, updateAd } from '@trassa/contracts/calls/ads'
import { userAds } from '@trassa/contracts/calls/filter'
import { MY_ADS_LISTS } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { adActivity } from '../../ads/activity/ad-activity.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

it('§3 lists: each stat in its list, an expired one in the archive before the job has come by', async () => {
  const as = await gateway.createUser()
  await insertAd(db, (await gateway.createUser()).id)
  for (const stat of [0, 1, 2, 3, 4, 5, 6, 7] as const) await insertAd(db, as.id, { stat })
  const late = await insertAd(db, as.id, { expiresAt: new Date(Date.now() - 1) })
  const lists = await Promise.all(
    MY_ADS_LISTS.map((list) => gateway.get(userAds, { as, query: { list } })),
  )
  const stats = lists.map((page) => page.items.map((item) => item.stat).sort())
  expect(stats).toEqual([[1, 2, 3], [0], [4, 5, 5, 6]])
  for (const page of lists) {
    expect(page.counts).toEqual({ actual: 3, draft: 1, archive: 4 })
    expect(page.total).toBe(page.items.length)
  }
  const archived = lists[2]?.items.find((item) => item.id === late.id)
  expect(archived).toMatchObject({ stat: 5, version: 1 })
})

it('sorts by date and price, drafts without a price first when it ascends, in pages', async () => {
  const as = await gateway.createUser()
  const prices = [null, 3, 1, 2, ...Array.from({ length: 21 }, () => 5)]
  for (const price of prices) {
    await insertAd(db, as.id, { stat: 0, price: price && price * 100, cityId: null })
  }
  const query = { list: 'draft', sort: 1, direct: 0 } as const
  const first = await gateway.get(userAds, { as, query })
  const second = await gateway.get(userAds, {
    as,
    query: { ...query, cursor: first.nextCursor ?? '' },
  })
  const items = [...first.items, ...second.items]
  expect(items.map((item) => item.price)).toEqual([null, 1, 2, 3, ...Array(21).fill(5)])
  expect(new Set(items.map((item) => item.id)).size).toBe(prices.length)
  expect(second.nextCursor).toBeNull()
  const newest = await gateway.get(userAds, { as, query: { list: 'draft' } })
  const times = newest.items.map((item) => item.updatedAt)
  expect(times).toEqual(times.toSorted().reverse())
})

it('a category narrows the page and its total, not the counts', async () => {
  const as = await gateway.createUser()
  await insertAd(db, as.id)
  await insertAd(db, as.id, { adType: 'services' })
  const page = await gateway.get(userAds, { as, query: { ad_type: 'services' } })
  expect(page).toMatchObject({ total: 1, counts: { actual: 2 }, items: [{ adType: 'services' }] })
})

it('needs a session, and costs three statements with it', async () => {
  expect((await gateway.ask(userAds, {})).status).toBe(401)
  const as = await gateway.createUser()
  gateway.statements.length = 0
  await gateway.get(userAds, { as })
  expect(gateway.statements).toHaveLength(3)
})

it('a draft without any value is neither listed nor counted; the first value lists it', async () => {
  const as = await gateway.createUser()
  const { id } = await gateway.get(createAd, { as, body: { adType: 'auto', contactName: 'Иван' } })
  const query = { list: 'draft' } as const
  const empty = await gateway.get(userAds, { as, query })
  expect(empty).toMatchObject({ items: [], total: 0, counts: { draft: 0 } })
  await gateway.get(updateAd, { as, params: { id }, body: { price: 500_000 } })
  const filled = await gateway.get(userAds, { as, query })
  expect(filled).toMatchObject({ items: [{ id }], total: 1, counts: { draft: 1 } })
})

it('sums what buyers have done with each ad', async () => {
  const as = await gateway.createUser()
  const [ad, other] = [await insertAd(db, as.id), await insertAd(db, as.id)]
  const day = { adId: ad.id, views: 9, phones: 1, favorites: 2 }
  await db.insert(adActivity).values([
    { ...day, day: '2026-01-01', impressions: 30 },
    { ...day, day: '2026-02-01', impressions: 12 },
  ])
  const { items } = await gateway.get(userAds, { as })
  const totals = new Map(items.map((item) => [item.id, item.totals]))
  expect(totals.get(ad.id)).toEqual({ impressions: 42, phones: 2, favorites: 4 })
  expect(totals.get(other.id)).toEqual({ impressions: 0, phones: 0, favorites: 0 })
})
