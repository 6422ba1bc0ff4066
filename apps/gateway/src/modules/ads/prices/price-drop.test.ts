import { adBySlug, priceHistory, updateAd } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { addPhoto, DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../ads.table.ts'
import { priceDropOf } from './price-drop.ts'

const gateway = await createTestGateway()
const NOW = new Date('2026-06-01T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)
const AD = {
  stat: 1,
  price: 1_000_000,
  publishedAt: ago(10),
  expiresAt: new Date(NOW.getTime() + DAY),
  priceDropFrom: null,
  priceDroppedAt: null,
} as AdRecord
const dropOf = (ad: Partial<AdRecord>, price: number | null, lowest: number | null = null) =>
  priceDropOf({ ad: { ...AD, ...ad }, price, lowest, now: NOW }).priceDropFrom

it('issue 9.5: a public price that falls is a drop', () => {
  expect(dropOf({}, 950_000)).toBe(1_000_000)
})

it.each([
  ['raised', {}, 1_100_000, null],
  ['raised and lowered again within 30 days', { price: 1_200_000 }, 1_000_000, 1_000_000],
  ['lowered by less than a hundredth', {}, 995_000, null],
  ['published for less than three days', { publishedAt: ago(2) }, 900_000, null],
  ['withdrawn', { stat: 6 }, 900_000, null],
  ['expired', { expiresAt: ago(1) }, 900_000, null],
  ['taken away', {}, null, null],
] as const)('issue 9.5: a price that was %s is no drop', (_, ad, price, lowest) => {
  expect(dropOf(ad, price, lowest)).toBeNull()
})

it('issue 9.5: drops in a row count from the first, as long as it is shown', () => {
  const lowered = { price: 950_000, priceDropFrom: 1_000_000, priceDroppedAt: ago(5) }
  expect(dropOf(lowered, 900_000, 950_000)).toBe(1_000_000)
  expect(dropOf({ ...lowered, priceDroppedAt: ago(31) }, 900_000)).toBe(950_000)
})

it('issue 9.5: the owner’s change leaves the mark on cards and a history', async () => {
  const as = await gateway.createUser()
  const ad = await insertAd(gateway.db, as.id, { publishedAt: new Date(Date.now() - 5 * DAY) })
  await addPhoto(gateway.db, ad)
  const change = (price: number) =>
    gateway.get(updateAd, { as, params: { id: ad.id }, body: { price } })
  const page = () => gateway.get(adBySlug, { query: { slug: ad.slug } })
  expect((await page()).hasPriceHistory).toBeUndefined()
  await change(600_000)
  expect((await page()).hasPriceHistory).toBe(true)
  const list = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  expect(list.items[0]).toMatchObject({ price: 600_000, priceDrop: { from: 650_000 } })

  await change(700_000)
  await change(620_000)
  const after = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  expect(after.items[0]?.priceDrop).toBeUndefined()
  const { points } = await gateway.get(priceHistory, { params: { id: ad.id } })
  expect(points.map(({ price }) => price)).toEqual([650_000, 600_000, 700_000, 620_000])
  expect(points[0]?.at).toBeNull()
})
