import { moscowDay } from '@trassa/catalog/format/dates'
import { adPromotions } from '@trassa/contracts/calls/promotions'
import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'
import { insertPromotion, stopPromotions } from './promotions.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const owner = await gateway.createUser()
const ago = (days: number) => new Date(Date.now() - days * DAY)

/** An ad that was published and promoted so many days ago. */
async function promoted(publishedDaysAgo: number, bought: Record<number, Promotion>) {
  const { id } = await insertAd(db, owner.id, { publishedAt: ago(publishedDaysAgo) })
  for (const [days, promotion] of Object.entries(bought).reverse())
    await give(id, Number(days), promotion)
  return id
}
const give = async (id: string, daysAgo: number, promotion: Promotion) => {
  const ad = await storedAd(db, id)
  await db.transaction((tx) =>
    insertPromotion(tx, { ad, lineId: null, promotion, now: ago(daysAgo) }),
  )
}
/** What buyers did on each of these days, counted back from today. */
async function count(id: string, from: number, to: number, impressions: number, phones = 0) {
  for (let days = from; days <= to; days++)
    await db.execute(sql`INSERT INTO ad_activity (ad_id, day, impressions, phones)
      VALUES (${id}, ${moscowDay(ago(days))}, ${impressions}, ${phones})`)
}
const leftLists = (adId: string, daysAgo: number, daysLater: number) =>
  db.insert(auditRows).values([
    { adId, event: 'ad.blocked', fromStat: 1, toStat: 4, at: ago(daysAgo), sessionId: 'test' },
    { adId, event: 'ad.approved', fromStat: 4, toStat: 1, at: ago(daysLater), sessionId: 'test' },
  ])
const resultOf = async (adId: string) =>
  (await gateway.get(adPromotions, { as: owner, params: { adId } })).result
const days = (impressions: number, contacts = 0) => ({ impressions, contacts })

it('domain §5: a day of the week before the promotion stands beside one during it', async () => {
  const id = await promoted(30, { 5: 'vip' })
  await count(id, 0, 0, 1000)
  await count(id, 1, 4, 80, 4)
  await count(id, 5, 5, 1000)
  await count(id, 6, 12, 10, 1)
  await count(id, 13, 20, 1000)
  expect(await resultOf(id)).toEqual({ before: days(10, 1), during: days(80, 4) })
})

it('domain §5: days without anything count as such', async () => {
  const id = await promoted(30, { 5: 'vip' })
  await count(id, 1, 2, 40)
  await count(id, 6, 6, 70)
  expect(await resultOf(id)).toEqual({ before: days(10), during: days(20) })
})

it.each([
  ['an ad is younger than three days', 7, 5],
  ['the promotion is younger than three days', 30, 2],
])('domain §5: nothing is told where %s', async (_, published, bought) => {
  const id = await promoted(published, { [bought]: 'vip' })
  await count(id, 0, 20, 10)
  expect(await resultOf(id)).toBeNull()
})

it('domain §5: of an ad younger than a week the days that it has', async () => {
  const id = await promoted(8, { 5: 'vip' })
  await count(id, 1, 4, 60)
  await count(id, 6, 7, 20)
  expect(await resultOf(id)).toEqual({ before: days(20), during: days(60) })
})

it('domain §5: days on which the ad was not in the lists do not count', async () => {
  const id = await promoted(40, { 6: 'vip' })
  await leftLists(id, 12, 7)
  await leftLists(id, 5, 3)
  await count(id, 1, 2, 60)
  await count(id, 13, 20, 20)
  expect(await resultOf(id)).toEqual({ before: days(20), during: days(60) })
})

it('domain §5: promotions without a break are one, and the days before the first are compared', async () => {
  const id = await promoted(60, { 12: 'vip', 5: 'highlight' })
  await count(id, 1, 11, 90)
  await count(id, 13, 19, 30)
  expect(await resultOf(id)).toEqual({ before: days(30), during: days(90) })
})

it('domain §5: days of an earlier promotion are not the days before', async () => {
  const id = await promoted(60, { 20: 'urgent', 5: 'vip' })
  await count(id, 1, 4, 90)
  await count(id, 6, 12, 30)
  await count(id, 13, 19, 1000)
  expect(await resultOf(id)).toEqual({ before: days(30), during: days(90) })
})

it('domain §5: a lift that waits for its owner promotes nothing yet', async () => {
  const id = await promoted(30, { 5: 'lift' })
  await count(id, 0, 20, 10)
  expect(await resultOf(id)).toBeNull()
})

it('domain §5: the comparison stays while the time stands still', async () => {
  const id = await promoted(30, { 5: 'vip' })
  await count(id, 1, 4, 80)
  await count(id, 6, 12, 10)
  await db.transaction((tx) => stopPromotions(tx, [id], ago(0)))
  expect(await resultOf(id)).toEqual({ before: days(10), during: days(80) })
})
