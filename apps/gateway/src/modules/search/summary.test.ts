import { filterAds, filterSummary, filterTotals } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

const cities = await gateway.get((await import('@trassa/contracts/calls/cities')).listCities)
const kazan = cities.find(({ slug }) => slug === 'kazan')
const sameRegion = cities.find(
  ({ id, kladrRegionName }) => id !== kazan?.id && kladrRegionName === kazan?.kladrRegionName,
)
const moskva = cities.find(({ slug }) => slug === 'moskva')
if (!kazan || !sameRegion || !moskva) throw new Error('cities are missing')

for (let index = 0; index < 20; index += 1) {
  await insertAd(db, seller.id, {
    cityId: kazan.id,
    markId: index < 15 ? '1' : '2',
    modelId: index < 5 ? '1001' : index < 15 ? '1002' : '2001',
    year: index === 0 ? 1975 : index === 19 ? 2025 : 2010 + (index % 5),
    price: (100 + index) * 1000_00,
  })
}
for (const cityId of [moskva.id, moskva.id, sameRegion.id]) {
  await insertAd(db, seller.id, { cityId, markId: '1', modelId: '1001', price: 90_000_00 })
}

const summary = (query: Record<string, string>) => gateway.get(filterSummary, { query })

it('landing page: how many, from what price, of which years, which marks', async () => {
  const found = await summary({ city: 'kazan' })
  expect(found).toMatchObject({
    total: 20,
    priceFrom: 100_000,
    years: { from: 2010, to: 2014 },
    parts: {
      key: 'markId',
      counts: [
        { id: '1', total: 15 },
        { id: '2', total: 5 },
      ],
    },
  })
})

it('landing page of a mark has its models, of several marks those of all', async () => {
  const ofMark = await summary({ city: 'kazan', markId: '1' })
  expect(ofMark.parts).toEqual({
    key: 'modelId',
    counts: [
      { id: '1002', total: 10 },
      { id: '1001', total: 5 },
    ],
  })
  expect((await summary({ city: 'kazan', markId: '1,2' })).parts?.counts).toHaveLength(3)
})

it('landing page: other cities with such ads, the same region first', async () => {
  const { cities: near } = await summary({ city: 'kazan', markId: '1' })
  expect(near).toEqual([
    { slug: sameRegion.slug, name: sameRegion.name, total: 1 },
    { slug: 'moskva', name: 'Москва', total: 2 },
  ])
})

it('a list without ads, and one of an unknown city', async () => {
  const nothing = { total: 0, priceFrom: null, years: null }
  expect(await summary({ city: 'kazan', priceTo: '1' })).toMatchObject(nothing)
  expect(await summary({ city: 'nowhere' })).toEqual({ ...nothing, parts: null, cities: [] })
})

it('a summary costs one statement', async () => {
  await summary({})
  gateway.statements.length = 0
  await summary({ markId: '1' })
  expect(gateway.statements).toHaveLength(1)
})

it('several marks: a model narrows down its own mark only', async () => {
  const total = async (query: Record<string, string>) =>
    (await gateway.get(filterAds, { query: { city: 'kazan', ...query } })).total
  expect(await total({ markId: '1,2' })).toBe(20)
  expect(await total({ markId: '1,2', modelId: '1001' })).toBe(10)
  expect(await total({ markId: '1', modelId: '1001' })).toBe(5)
  // A model without ads is no reason to show its whole mark.
  expect(await total({ markId: '1', modelId: '1009' })).toBe(0)
})

it('page about the site: ads by type, and their cities', async () => {
  await insertAd(db, seller.id, { adType: 'truck', cityId: moskva.id, markId: null, modelId: null })
  await insertAd(db, seller.id, { cityId: kazan.id, stat: 6 })
  const { types, cities } = await gateway.get(filterTotals)
  expect(types).toEqual([
    { adType: 'auto', total: 23 },
    { adType: 'truck', total: 1 },
  ])
  expect(cities).toBe(3)
})
