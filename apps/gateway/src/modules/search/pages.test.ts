import { filterAds, PAGE_SIZE, sellerAds } from '@trassa/contracts/calls/filter'
import { FIELD_SORTS, SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import { addPhoto, DAY, insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

const TOTAL = 47
const MODELS = ['1001', '1002', '1003']
const start = Date.now() - DAY
for (let index = 0; index < TOTAL; index += 1) {
  await insertAd(db, seller.id, {
    // Few prices and few moments: pages must cut between equal ones.
    price: (1 + (index % 3)) * 100_000_00,
    liftedAt: new Date(start - (index % 5) * 1000),
    modelId: MODELS[index % 3] ?? null,
    year: 2010 + (index % 4),
    mileage: (index % 6) * 10_000,
  })
}

async function walk(query: Record<string, string>) {
  const items: Awaited<ReturnType<typeof page>>['items'] = []
  const page = (cursor: string | null) =>
    gateway.get(filterAds, { query: { ...query, ...(cursor && { cursor }) } })
  let cursor: string | null = null
  do {
    const { items: next, nextCursor, total } = await page(cursor)
    expect(total).toBe(TOTAL)
    expect(next.length).toBe(nextCursor ? 20 : TOTAL % 20)
    items.push(...next)
    cursor = nextCursor
  } while (cursor)
  return items
}

describe('§3 sort, in keyset pages', () => {
  it.each([
    ...SORT_OPTIONS.map(({ id }) => ({ query: { sort: id }, id })),
    ...SORT_OPTIONS.map(({ id }) => ({ query: { sort: id, modelId: MODELS.join(',') }, id })),
    ...SORT_OPTIONS.map(({ id, sort, direct }) => ({
      query: { sort: String(sort), direct: String(direct) },
      id,
    })),
  ])('$query: in order, each ad once, none left out', async ({ query, id }) => {
    const items = await walk(query as unknown as Record<string, string>)
    expect(new Set(items.map((item) => item.id)).size).toBe(TOTAL)
    const sign = id.endsWith('To') ? -1 : 1
    const keyOf = (item: (typeof items)[number]) =>
      id.startsWith('price')
        ? (item.price ?? (id === 'priceTo' ? 0 : 1e15))
        : Date.parse(item.liftedAt)
    const sorted = items.toSorted(
      (a, b) => sign * (keyOf(a) - keyOf(b) || Number(BigInt(a.id) - BigInt(b.id))),
    )
    expect(items.map((item) => item.id)).toEqual(sorted.map((item) => item.id))
  })

  it.each(FIELD_SORTS)('$id: by year and mileage, each ad once', async ({ id, field, direct }) => {
    const ids = (await walk({ sort: id })).map((item) => item.id)
    const rows = await db.select({ id: ads.id, key: ads[field] }).from(ads)
    const sign = direct === 1 ? -1 : 1
    const sorted = rows.toSorted(
      (a, b) => sign * (Number(a.key) - Number(b.key) || Number(BigInt(a.id) - BigInt(b.id))),
    )
    expect(ids).toEqual(sorted.map((row) => row.id))
  })

  it('a cursor of another order starts from the beginning', async () => {
    const first = await gateway.get(filterAds, { query: { sort: 'priceTo' } })
    const query = { sort: 'dateTo', cursor: first.nextCursor ?? '' }
    const byDate = await gateway.get(filterAds, { query })
    expect(byDate).toEqual(await gateway.get(filterAds, { query: { sort: 'dateTo' } }))
  })
})

it.each([
  ['dateTo', 8.64e15, '1'],
  ['dateTo', -1, '1'],
  ['dateTo', '0000-01-01T00:00:00Z', '1'],
  ['priceTo', 1e300, '1'],
  ['priceTo', 1, '9'.repeat(30)],
  ['priceTo', 1, '1; DROP TABLE ads'],
  [],
])('a made-up cursor starts from the beginning: %s %s', async (...values) => {
  const sort = values[0] === 'priceTo' ? 'priceTo' : 'dateTo'
  const page = await gateway.get(filterAds, { query: { sort, cursor: encodeCursor(values) } })
  expect(page).toEqual(await gateway.get(filterAds, { query: { sort } }))
})

it('§2 a seller’s page: of one type, in the order asked for, in pages', async () => {
  const other = await gateway.createUser()
  for (let price = 1; price <= PAGE_SIZE + 1; price++) {
    await insertAd(db, other.id, { price: price * 100 })
  }
  await insertAd(db, other.id, { adType: 'services', price: null })
  const query = { userId: other.id, ad_type: 'auto', sort: 'priceFrom' } as const
  const first = await gateway.get(sellerAds, { query })
  expect(first.total).toBe(PAGE_SIZE + 1)
  const second = await gateway.get(sellerAds, {
    query: { ...query, cursor: first.nextCursor ?? '' },
  })
  const prices = [...first.items, ...second.items].map((item) => item.price)
  expect(prices).toEqual(Array.from({ length: PAGE_SIZE + 1 }, (_, index) => index + 1))
  const services = await gateway.get(sellerAds, {
    query: { userId: other.id, ad_type: 'services' },
  })
  expect(services.total).toBe(1)
})

it('a card has its first five photographs in order, and how many there are', async () => {
  const other = await gateway.createUser()
  const ad = await insertAd(db, other.id)
  const photos: string[] = []
  for (const position of [0, 1, 2, 3, 4, 5, 6]) {
    photos.push(await addPhoto(db, ad, { position }))
  }
  const { items, total } = await gateway.get(sellerAds, { query: { userId: other.id } })
  expect(total).toBe(1)
  expect(items[0]?.photos.map((photo) => photo.id)).toEqual(photos.slice(0, 5))
  expect(items[0]?.photosTotal).toBe(7)
})

it('a row has the beginning of the description, the seller and whether there is a VIN', async () => {
  const other = await gateway.createUser({ username: 'Марина' })
  await insertAd(db, other.id, { description: '**Продаю** сама.\nТорг.', vin: 'XTA219020J0123456' })
  const { items } = await gateway.get(sellerAds, { query: { userId: other.id } })
  expect(items[0]).toMatchObject({
    excerpt: 'Продаю сама. Торг.',
    hasVin: true,
    seller: { username: 'Марина', type: 0, createdAt: expect.stringMatching(/Z$/) },
  })
})

// One statement reads what has changed: these tests have no bound of freshness.
describe('a list whose cards are in memory costs no other statement, a text that was not asked for before one', () => {
  it.each([
    { query: {}, first: 1, again: 1 },
    { query: { sort: 'priceFrom', modelId: '1001,1002', city: 'kazan' }, first: 1, again: 1 },
    { query: { ad_type: 'auto', q: 'granta' }, first: 2, again: 1 },
    { query: { ad_type: 'auto', q: 'лада грнта' }, first: 2, again: 1 },
    { query: { ad_type: 'auto', q: 'granta', owner: '0' }, first: 1, again: 1 },
    { query: { city: 'nowhere' }, first: 1, again: 1 },
  ])('$query', async ({ query, first, again }) => {
    // The cities are read once a minute, texts of ads once they are written, and all cards here are in one of the two pages.
    await gateway.get(filterAds)
    await gateway.get(filterAds, { query: { sort: 'priceFrom' } as Record<string, string> })
    await gateway.get(filterAds, {
      query: { ad_type: 'auto', q: 'машина' } as Record<string, string>,
    })
    for (const statements of [first, again]) {
      gateway.statements.length = 0
      await gateway.get(filterAds, { query: query as Record<string, string> })
      expect(gateway.statements).toHaveLength(statements)
    }
  })
})
