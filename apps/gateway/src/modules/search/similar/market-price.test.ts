import { similarAds } from '@trassa/contracts/calls/filter'
import type { MarketPrice } from '@trassa/contracts/entities/market-price'
import { expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

type Fields = Parameters<typeof insertAd>[2]

/** Cars of one model with these prices in thousands of roubles; each test has a model of its own. */
async function market(modelId: string, prices: number[], fields: Fields = {}) {
  for (const price of prices) {
    await insertAd(db, seller.id, {
      modelId,
      generationId: null,
      price: price * 100_000,
      ...fields,
    })
  }
}

async function priceOf(modelId: string, price: number, fields: Fields = {}) {
  const ad = await insertAd(db, seller.id, {
    modelId,
    generationId: null,
    price: price * 100_000,
    ...fields,
  })
  return (await gateway.get(similarAds, { params: { id: ad.id } })).market
}

const EIGHT = [880, 920, 960, 990, 1010, 1040, 1080, 1120]

it('issue 5: seven comparable ads say nothing about a price, eight do', async () => {
  await market('1001', EIGHT.slice(1))
  expect(await priceOf('1001', 1000)).toBeNull()
  // The one above is the eighth.
  expect(await priceOf('1001', 1000)).toMatchObject({ verdict: 'market', total: 8 })
})

it.each([
  [590, null],
  [610, 'good'],
  [925, 'good'],
  [935, 'market'],
  [1065, 'market'],
  [1075, 'high'],
] as const)(
  'a price of %s thousand where half ask for less than 1000 is %s',
  async (price, verdict) => {
    const modelId = String(1002 + [590, 610, 925, 935, 1065, 1075].indexOf(price))
    await market(modelId, EIGHT)
    const found = await priceOf(modelId, price)
    expect(found?.verdict ?? null).toBe(verdict)
    if (found) expect(found.median).toBe(1_000_000)
  },
)

it('only live ads of the same condition, age and mileage are comparable', async () => {
  await market('1010', EIGHT.slice(0, 4))
  await market('1010', [100], { condition: 2 })
  await market('1010', [100], { year: 2010 })
  await market('1010', [100], { mileage: 400_000 })
  await market('1010', [100], { stat: 6 })
  expect(await priceOf('1010', 1000)).toBeNull()
})

it('the most alike are taken where they suffice: the other gearbox is another market', async () => {
  await market('1011', EIGHT)
  await market(
    '1011',
    EIGHT.map((price) => price * 2),
    { gearbox: 2 },
  )
  expect(await priceOf('1011', 1000)).toMatchObject({ median: 1_000_000, total: 8 })
  await market('1012', EIGHT.slice(0, 5))
  await market('1012', [990, 1000, 1010], { gearbox: 2 })
  expect(await priceOf('1012', 1000)).toMatchObject({ total: 8 })
})

it('the chart counts each ad once and tells where the own one stands; its list is the same ads', async () => {
  await market('1013', [...EIGHT, 9_000])
  const found = (await priceOf('1013', 1000)) as MarketPrice
  expect(found.bars.reduce((sum, { total }) => sum + total, 0)).toBe(found.total)
  expect(found.bars.length).toBeLessThanOrEqual(13)
  const own = found.bars[found.ownBar]
  expect(own?.from).toBeLessThanOrEqual(1_000_000)
  expect(own?.to).toBeGreaterThan(1_000_000)
  expect(found.query).toContain('modelId=1013')
  expect(found.query).toContain('yearFrom=2018&yearTo=2020')
})

it('a type without a model or year has no market price, and an ad without a price none', async () => {
  const ad = await insertAd(db, seller.id, {
    adType: 'services',
    price: null,
    fields: { typeId: 1 },
  })
  expect((await gateway.get(similarAds, { params: { id: ad.id } })).market).toBeNull()
})
