import {
  favoriteAds,
  favoriteIds,
  setFavorite,
  takeOverFavorites,
} from '@trassa/contracts/calls/favorites'
import { FAVORITES_MAX } from '@trassa/contracts/entities/favorite'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addPhoto, insertAd } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

const add = (as: TestUser, adId: string, isFavorite = true) =>
  gateway.ask(setFavorite, { as, body: { adId, isFavorite } })
const idsOf = async (as: TestUser) => (await gateway.get(favoriteIds, { as })).adIds

it('§7 set-favorite: says the state, so that a repeat and two at once change nothing', async () => {
  const as = await gateway.createUser()
  const { id } = await insertAd(db, seller.id)
  await Promise.all([add(as, id), add(as, id), add(as, id)])
  expect(await idsOf(as)).toEqual([id])
  await Promise.all([add(as, id, false), add(as, id, false)])
  expect(await idsOf(as)).toEqual([])
})

it('§7 set-favorite: the body may say nothing but the ad', async () => {
  const as = await gateway.createUser()
  const { id } = await insertAd(db, seller.id)
  expect(await gateway.get(setFavorite, { as, body: { adId: id } })).toEqual({
    adId: id,
    isFavorite: true,
  })
})

it('§7 set-favorite: an ad that others have never seen, or that is deleted, is not found', async () => {
  const as = await gateway.createUser()
  const draft = await insertAd(db, seller.id, { stat: 0, publishedAt: null })
  const deleted = await insertAd(db, seller.id, { stat: 7 })
  for (const id of [draft.id, deleted.id, '999999999']) {
    expect(await add(as, id)).toMatchObject({ status: 404, failure: { code: 'ad.not_found' } })
  }
})

it('§7 fetch-favorite-user-ads: ads that are gone stay with their state, until they are removed', async () => {
  const as = await gateway.createUser()
  const ads = [
    await insertAd(db, seller.id),
    await insertAd(db, seller.id, { stat: 6, archivedReason: 'sold' }),
    await insertAd(db, seller.id, { stat: 6, archivedReason: 'changedMind' }),
    await insertAd(db, seller.id, { expiresAt: new Date(Date.now() - 1) }),
    await insertAd(db, seller.id, { stat: 4 }),
  ]
  for (const ad of ads) {
    await addPhoto(db, ad)
    await add(as, ad.id)
  }
  const page = await gateway.get(favoriteAds, { as })
  expect(page.total).toBe(5)
  const shown = page.items.toReversed().map(({ state, photos }) => [state, photos.length])
  expect(shown).toEqual([
    ['live', 1],
    ['sold', 1],
    ['gone', 1],
    ['gone', 1],
    ['gone', 0],
  ])
  await add(as, ads[4]?.id ?? '', false)
  expect((await gateway.get(favoriteAds, { as })).total).toBe(4)
})

it('§3 sort options: by the date of adding and by price, in pages; a category narrows the list', async () => {
  const as = await gateway.createUser()
  const ids = []
  for (let number = 0; number < 22; number += 1) {
    const { id } = await insertAd(db, seller.id, { price: (100 - number) * 100 })
    await add(as, id)
    ids.push(id)
  }
  const services = await insertAd(db, seller.id, { adType: 'services', price: null })
  await add(as, services.id)

  const query = { sort: 1, direct: 0, ad_type: 'auto' } as const
  const first = await gateway.get(favoriteAds, { as, query })
  const rest = await gateway.get(favoriteAds, {
    as,
    query: { ...query, cursor: first.nextCursor ?? '' },
  })
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed())
  expect(first.total).toBe(22)
  const oldest = await gateway.get(favoriteAds, { as, query: { sort: 0, direct: 0 } })
  expect(oldest.items.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  const newest = await gateway.get(favoriteAds, { as })
  expect(newest.items[0]?.id).toBe(services.id)
  const both = await gateway.get(favoriteAds, { as, query: { ad_type: 'truck,services' } })
  expect([both.total, both.items.map(({ id }) => id)]).toEqual([1, [services.id]])
  const wrong = await gateway.ask(favoriteAds, { as, query: { ad_type: 'auto,car' } })
  expect(wrong.status).toBe(422)
})

it('issue 9.5, take-over: adds what is missing, once, in the visitor’s order', async () => {
  const as = await gateway.createUser()
  const ads = [await insertAd(db, seller.id), await insertAd(db, seller.id, { stat: 5 })]
  const hidden = await insertAd(db, seller.id, { stat: 0, publishedAt: null })
  const adIds = [...ads.map(({ id }) => id), hidden.id, '999999999']
  const body = { adIds: [...adIds, ...adIds] }
  const both = await Promise.all([
    gateway.get(takeOverFavorites, { as, body }),
    gateway.get(takeOverFavorites, { as, body }),
  ])
  const taken = { adIds: ads.map(({ id }) => id) }
  expect(both).toEqual([taken, taken])
  expect(await idsOf(as)).toEqual(taken.adIds)
})

it('issue 9.5: at most a thousand favourites, and what exceeds them says so', async () => {
  const as = await gateway.createUser()
  const { id } = await insertAd(db, seller.id)
  await db.execute(sql`INSERT INTO ads (user_id, ad_type, slug, seller_type, stat, published_at)
    SELECT ${seller.id}, 'auto', 'many-' || n, 0, 5, now() FROM generate_series(1, ${FAVORITES_MAX}) n`)
  await db.execute(sql`INSERT INTO favorites (user_id, ad_id)
    SELECT ${as.id}, id FROM ads WHERE slug LIKE 'many-%'`)
  expect(await add(as, id)).toMatchObject({
    status: 409,
    failure: { code: 'favorites.too_many' },
  })
  const { adIds } = await gateway.get(takeOverFavorites, { as, body: { adIds: [id] } })
  expect(adIds).not.toContain(id)
})
