import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { DAY, insertAd, SAMARA } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

const usual = await insertAd(db, seller.id)
/** Differs from the usual one in everything that can be filtered. */
const rare = await insertAd(db, seller.id, {
  markId: '2',
  modelId: '2001',
  generationId: null,
  cityId: SAMARA,
  sellerType: 1,
  photosTotal: 3,
  price: 1_200_000_00,
  year: 2005,
  mileage: 200_000,
  bodyType: 6,
  gearbox: 2,
  fuel: 2,
  drive: 3,
  volume: 2.7,
  power: 128,
  condition: 2,
  colorId: 9,
  title: 'УАЗ 469, 2005',
  keywords: 'УАЗ 469',
  description: 'Подготовлен для охоты и рыбалки, лебёдка и шноркель.',
  fields: {
    owners: 2,
    steering: 2,
    pts: 3,
    customsCleared: true,
    exchange: true,
    options: [1, 2, 3],
  },
})

const idsOf = async (query: Record<string, string>) => {
  const page = await gateway.get(filterAds, { query: { ad_type: 'auto', ...query } })
  expect(page.total).toBe(page.items.length)
  return page.items.map((item) => item.id)
}

it.each<Record<string, string>>([
  { markId: '2' },
  { modelId: '2001' },
  { modelId: '2001,2002' },
  { city: 'samara' },
  { city: 'samarskaya-oblast' },
  { city: 'tolyatti', radius: '100' },
  { cityId: SAMARA },
  { owner: '1' },
  { withPhoto: 'true' },
  { priceFrom: '1 000 000' },
  { priceFrom: '1200000', priceTo: '1200000' },
  { yearTo: '2010' },
  { mileageFrom: '100000' },
  { bodyType: '6,7' },
  { gearbox: '2,3' },
  { fuel: '2' },
  { drive: '3' },
  { volumeFrom: '2.7', volumeTo: '2.7' },
  { powerFrom: '100', powerTo: '200' },
  { condition: '2' },
  { colorId: '9' },
  { owners: '2,3' },
  { pts: '3' },
  { steering: '2' },
  { customsCleared: 'true' },
  { exchange: '1' },
  { options: '1,3' },
  { q: 'уаз' },
  { q: 'лебёдки' },
  { q: 'вертолёт или лебёдки' },
])('%o finds the one and not the other', async (query) => {
  expect(await idsOf(query)).toEqual([rare.id])
})

it.each<Record<string, string>>([
  { markId: '2', modelId: '1025' },
  { city: 'nowhere' },
  { priceFrom: '2000000' },
  { options: '1,4' },
  { q: 'вертолёт' },
  { generationId: '100101' },
])('%o finds neither', async (query) => expect(await idsOf(query)).toEqual([]))

it('flags that are not set say no', async () => {
  expect(await idsOf({ exchange: 'false' })).toEqual([usual.id])
})

it.each<Record<string, string>>([
  {},
  { nonsense: '1', utm_source: 'mail', gearbox: 'нет', yearFrom: 'давно' },
  { owner: '-1', condition: '0' },
  { cursor: 'чужой', sort: 'unknown' },
])('unknown names and impossible values are ignored: %o', async (query) => {
  expect((await idsOf(query)).sort()).toEqual([usual.id, rare.id].sort())
})

it('§9 search: several filters narrow together', async () => {
  expect(await idsOf({ markId: '2', gearbox: '2', city: 'samara', q: 'шноркель' })).toEqual([
    rare.id,
  ])
})

it.each(['лада гранта', 'гранту', 'lada', 'лада грнта', 'лада гранат', 'lada cx5', 'гранда бшщмж'])(
  'text: «%s» finds the Granta, in Russian, declined or mistyped',
  async (q) => expect(await idsOf({ q })).toEqual([usual.id]),
)

it.each(["'; DROP TABLE ads; --", '%', '"', '\\', '(((', '-', '&|!:*', 'и'])(
  'text: %s breaks nothing',
  async (q) => expect(await idsOf({ q })).toEqual([]),
)

it('§3 only what is live: no other stat, none whose time has passed', async () => {
  for (const stat of [0, 2, 3, 4, 5, 6, 7] as const) {
    await insertAd(db, seller.id, { stat, markId: '3', modelId: null })
  }
  await insertAd(db, seller.id, { markId: '3', expiresAt: new Date(Date.now() - 1) })
  expect(await idsOf({ markId: '3' })).toEqual([])
  const live = await insertAd(db, seller.id, { markId: '3', expiresAt: new Date(Date.now() + DAY) })
  expect(await idsOf({ markId: '3' })).toEqual([live.id])
})

it('§7 filter-facets: a choice replaces its own field and what hangs below it', async () => {
  const query = { markId: '2', gearbox: '2' } as never
  expect(await gateway.ask(filterFacets, { query })).toMatchObject({
    headers: { 'cache-control': 'public, max-age=5' },
    detail: {
      total: 1,
      facets: {
        gearbox: { 2: 1 },
        markId: { 2: 1 },
        modelId: { 2001: 1 },
        options: { 1: 1, 2: 1, 3: 1 },
        exchange: { true: 1 },
        owner: { 1: 1 },
        cityId: { [SAMARA]: 1 },
      },
    },
  })
  const { total, facets } = await gateway.get(filterFacets, { query: { gearbox: '2' } as never })
  expect(total).toBe(1)
  expect(facets.gearbox).toEqual({ 1: 2, 2: 1 })
  expect(facets).not.toHaveProperty('modelId')
})

it('a type without ads is empty', async () => {
  expect(await gateway.get(filterAds, { query: { ad_type: 'services' } })).toEqual({
    items: [],
    total: 0,
    nextCursor: null,
  })
})
