import { setFavorite } from '@trassa/contracts/calls/favorites'
import { favoriteTrucks } from '@trassa/contracts/calls/legacy/favorites'
import { listModeratedPosts } from '@trassa/contracts/calls/legacy/moderator'
import {
  countCars,
  countTrucks,
  listCars,
  listTrucks,
} from '@trassa/contracts/calls/legacy/post-lists'
import { similarPosts } from '@trassa/contracts/calls/legacy/posts'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { createSeller, DAY, insertAd, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await createSeller(gateway)

const TYPES: readonly AdType[] = ['truck', 'moto', 'trailer', 'water']

/** Every third ad has the price and the date of the one before, so that the id decides. */
async function insertMany(count: number) {
  const made = []
  for (let number = 0; number < count; number += 1) {
    const step = Math.floor((number * 2) / 3)
    made.push(
      await insertAd(db, seller.id, {
        adType: TYPES[(number * 7) % TYPES.length],
        price: ((step * 37) % 50) * 1000_00 + 100_00,
        liftedAt: new Date(Date.now() - DAY - step * 1000),
        cityId: number % 2 === 0 ? '5' : SAMARA,
        year: 2000 + (number % 20),
      }),
    )
  }
  return made
}

const ads = await insertMany(90)
const volvo = await insertAd(db, seller.id, { adType: 'auto', title: 'Volvo Granta, 2019' })

type Row = (typeof ads)[number]
const idsBy = (key: (ad: Row) => number, direct: 1 | -1) =>
  ads
    .toSorted((a, b) => (key(a) - key(b) || Number(a.id) - Number(b.id)) * direct)
    .map(({ id }) => id)
const NEWEST = idsBy(({ liftedAt }) => Number(liftedAt), -1)
const CHEAPEST = idsBy(({ price }) => Number(price), 1)

const read = (query: object) => gateway.get(listTrucks, { query })
const idsOf = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ id }) => id)

describe('§7 a list of a group of types', () => {
  it('is one order of all of them, page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page, limit: 30 })))
    expect(pages.flatMap(idsOf)).toEqual(NEWEST)
    expect(pages[1]).toMatchObject({ total: 90, page: 2, limit: 30, pages: 3 })
    expect(pages[3]).toMatchObject({ items: [], nextCursor: null })
  })

  it('is the same by its cursor', async () => {
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read({ cursor, limit: 7, sort: 'price' })
      found.push(...idsOf(page))
      expect(page.total).toBe(90)
      cursor = page.nextCursor
    }
    expect(found).toEqual(CHEAPEST)
  })

  it.each([
    [{}, NEWEST],
    [{ sort: 'dateFrom' }, NEWEST.toReversed()],
    [{ sort: 'date', order: 'asc' }, NEWEST.toReversed()],
    [{ sort: '-date' }, NEWEST],
    [{ sort: '0', direct: '1' }, NEWEST],
    [{ sort: '1', direct: '0' }, CHEAPEST],
    [{ sort: 'price', order: 'desc' }, CHEAPEST.toReversed()],
    [{ sort: '-price' }, CHEAPEST.toReversed()],
    [{ sort: 'priceTo' }, CHEAPEST.toReversed()],
    [{ sort: 'no such order' }, NEWEST],
  ])('is ordered as older clients ask: %j', async (query, ids) => {
    expect(idsOf(await read({ ...query, limit: 100 }))).toEqual(ids)
  })

  it('takes a type by its name, its prodId and several of them, under each name', async () => {
    const trucks = ads.filter(({ adType }) => adType === 'truck').length
    const both = ads.filter(({ adType }) => adType === 'truck' || adType === 'moto').length
    for (const [query, total] of [
      [{ type: 'truck' }, trucks],
      [{ car_type_id: '9' }, trucks],
      [{ carTypeId: '9,8' }, both],
      [{ ad_type: 'truck,8' }, both],
    ] as const) {
      expect(await read(query)).toMatchObject({ total })
      expect(await gateway.get(countTrucks, { query })).toEqual({ count: total })
    }
    const refused = await gateway.ask(listTrucks, { query: { type: 'auto' } })
    expect(refused).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
    // A truck is of both groups (spec §9); a motorcycle is none of the cars.
    expect(await gateway.get(listCars, { query: { type: '9' } })).toMatchObject({ total: trucks })
    expect((await gateway.ask(listCars, { query: { type: '8' } })).status).toBe(422)
  })

  it('takes filters in snake_case, camelCase and under their older names', async () => {
    const ofKazan = ads.filter(({ cityId, price }) => cityId === '5' && Number(price) <= 2_000_000)
    for (const query of [
      { city_id: '5', price_to: '20000' },
      { cityId: '5', priceTo: '20 000' },
      { city_id: 5, price_max: 20_000 },
    ]) {
      expect(await read(query)).toMatchObject({ total: ofKazan.length })
    }
    const years = ads.filter(({ year }) => Number(year) >= 2015).length
    expect(await read({ year_min: '2015' })).toMatchObject({ total: years })
  })

  it('holds ads with all words of a text: those with some of them are no part of it', async () => {
    const query = { search: 'volvo granta' }
    const found = await gateway.get(listCars, { query })
    expect(found).toMatchObject({ items: [{ id: volvo.id }], total: 1, nextCursor: null })
    expect(await gateway.get(countCars, { query })).toEqual({ count: 1 })
    const none = await gateway.get(listCars, { query: { search: 'granta kamaz' } })
    expect(none).toMatchObject({ items: [], total: 0 })
    const all = await gateway.get(countTrucks, { query: { search: 'granta' } })
    expect(all).toEqual({ count: ads.length })
  })

  it('answers values that mean no page with the first one, and more than a hundred with a hundred', async () => {
    expect(await read({ page: 'x', limit: '-5' })).toMatchObject({ page: 1, limit: 20 })
    expect(await read({ limit: '5000' })).toMatchObject({ limit: 100 })
    expect((await gateway.ask(listTrucks, { query: { page: 11, limit: 100 } })).status).toBe(422)
  })
})

it('§7 favourites of a group in the order in which they were added', async () => {
  const buyer = await gateway.createUser()
  const chosen = ads.slice(0, 25).map(({ id }) => id)
  for (const adId of chosen) {
    await gateway.get(setFavorite, { as: buyer, body: { adId } })
  }
  const page = async (query: object) => gateway.get(favoriteTrucks, { as: buyer, query })
  const first = await page({ limit: 10 })
  const second = await page({ limit: 10, cursor: first.nextCursor })
  const third = await page({ limit: 10, page: 3 })
  const found = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(found).toEqual(chosen.toReversed())
  expect(third).toMatchObject({ total: 25, pages: 3, nextCursor: null })
  const trucks = ads.slice(0, 25).filter(({ adType }) => adType === 'truck').length
  expect(await page({ car_type_id: 9 })).toMatchObject({ total: trucks })
})

describe('§7 the table of all ads by the legacy API', async () => {
  const moderator = await gateway.createUser({ role: 'moderator' })
  const table = (query: object) => gateway.ask(listModeratedPosts, { as: moderator, query })
  const trucks = new Set(ads.filter(({ adType }) => adType === 'truck').map(({ id }) => id))

  it.each([
    [{ sort: 'date', order: 'asc' }, NEWEST.toReversed()],
    [{ sort: '1', direct: '1' }, CHEAPEST.toReversed()],
    [{ sort: 'price' }, CHEAPEST],
    [{ sort: 'priceTo' }, CHEAPEST.toReversed()],
    [{ sort: 'liftedAt' }, NEWEST],
    [{ sort: 'liftedAt', direct: '0' }, NEWEST.toReversed()],
    [{ sort: 'no such order' }, NEWEST],
  ])('is ordered as older clients ask: %j', async (order, ids) => {
    const answer = await table({ ...order, type: 'truck' })
    if (!answer.ok) throw new Error(answer.failure.code)
    expect(answer.detail.items.map(({ id }) => id)).toEqual(ids.filter((id) => trucks.has(id)))
  })

  it('answers no other page with the first one', async () => {
    const { status } = await table({ page: 2 })
    expect(status).toBe(422)
  })
})

it('§7 similar ads have the number of their type', async () => {
  const other = await insertAd(db, seller.id)
  const { items } = await gateway.get(similarPosts, { query: { id: volvo.id } })
  expect(items).toMatchObject([{ id: other.id, carTypeId: 1 }])
})
