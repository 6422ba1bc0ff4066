import { randomUUID } from 'node:crypto'
import { createAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { setFavorite } from '@trassa/contracts/calls/favorites'
import { setPhotos } from '@trassa/contracts/calls/files'
import { bindAd } from '@trassa/contracts/calls/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ads } from '../../modules/ads/ads.table.ts'
import { addPhoto, createSeller, historyOf, insertAd, storedAd } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { type Ask, at, createSender } from './testing/sender.ts'

const gateway = await createTestGateway()
const { app, db } = gateway

const send = createSender(app)

let owner: TestUser
let stranger: TestUser
beforeEach(async () => {
  owner = await createSeller(gateway)
  stranger = await createSeller(gateway)
})

const newAd = async (fields: Partial<typeof ads.$inferInsert> = {}) => {
  const { id, userId } = await insertAd(db, owner.id, { slug: randomUUID(), ...fields })
  await addPhoto(db, { id, userId })
  return storedAd(db, id)
}

describe('domain §3: an illegal transition is refused in each dialect and changes nothing', () => {
  it.each([
    ['gateway', (id: string): Ask => ['PATCH', `/gateway${at(updateStat.path, id)}`, { stat: 7 }]],
    ['legacy', (id: string): Ask => ['PATCH', '/api/posts/change_stat', { ad_id: id, stat: '7' }]],
    ['legacy, by DELETE', (id: string): Ask => ['DELETE', `/api/posts/${id}`]],
  ])('%s', async (_, ask) => {
    const ad = await newAd()
    const answer = await send(owner, ask(ad.id))
    expect(answer).toMatchObject({ status: 409, code: 'ad.illegal_transition' })
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it('a draft is deleted by each of them', async () => {
    for (const ask of [
      (id: string): Ask => ['PATCH', '/api/posts/change_stat', { id: Number(id), stat: 7 }],
      (id: string): Ask => ['DELETE', `/api/posts/${id}`],
    ]) {
      const { id } = await newAd({ stat: 0 })
      expect(await send(owner, ask(id))).toMatchObject({ status: 200, detail: { stat: 7 } })
    }
  })
})

describe('domain §2: the ad of another user is refused in each dialect', () => {
  it.each([
    ['update', (id: string): Ask => ['PATCH', `/gateway${at(updateAd.path, id)}`, { price: 5 }]],
    ['legacy update', (id: string): Ask => ['PATCH', `/api/posts/${id}`, { price: 5 }]],
    ['legacy stat', (id: string): Ask => ['PATCH', '/api/posts/change_stat', { id, stat: 6 }]],
    ['legacy delete', (id: string): Ask => ['DELETE', `/api/posts/${id}`]],
    [
      'photos',
      (id: string): Ask => ['POST', `/gateway${setPhotos.path}`, { adId: id, photoIds: [] }],
    ],
    ['legacy photos', (id: string): Ask => ['POST', '/api/photos', { ad_id: id, photos: [] }]],
    ['bind', (id: string): Ask => ['POST', `/gateway${bindAd.path}`, { adId: id }]],
    ['pay bind', (id: string): Ask => ['POST', '/pay/v1/pack/ad', { ad_id: id }]],
    ['pay free', (id: string): Ask => ['POST', '/pay/discount/pack', { ad_id: id }]],
    ['pay pack', (id: string): Ask => ['POST', '/pay/v1/pack', { ad_id: id, quantity: 5 }]],
  ])('%s', async (_, ask) => {
    const ad = await newAd()
    expect(await send(stranger, ask(ad.id))).toMatchObject({ status: 403, code: 'ad.forbidden' })
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('a moderator’s calls are refused to users, as the gateway’s are', async () => {
    const { id } = await newAd()
    for (const ask of [
      ['POST', `/api/moderator/ads/${id}`, { stat: 4 }],
      ['POST', '/api/moderator/ads/lift', { id, reason: 'Своё' }],
    ] as const) {
      expect(await send(owner, ask)).toMatchObject({ status: 403, code: 'session.forbidden' })
    }
  })
})

it('domain §1: a stale version is refused', async () => {
  const { id } = await newAd()
  const change: Ask = ['PATCH', `/api/posts/${id}`, { price: 500_000, version: 1 }]
  expect((await send(owner, change)).status).toBe(200)
  expect(await send(owner, change)).toMatchObject({ status: 409, code: 'ad.stale' })
})

it('domain §1: a list of many pages counts as many of the gateway’s', async () => {
  // A hundredth of the limits: 30 reads of an address.
  const limited = await createTestGateway({ CALL_LIMIT_FACTOR: '0.01' })
  const read = () => limited.app.inject('/api/posts/as-truck')
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await read()).statusCode)
  // Each asks for the lists of twelve types.
  expect(statuses).toEqual([200, 200, 429, 429])
})

it('domain §1: favourites of a group of twelve types are one read', async () => {
  const limited = await createTestGateway({ CALL_LIMIT_FACTOR: '0.01' })
  const { cookie } = await limited.createUser()
  const read = () => limited.app.inject({ url: '/api/favorite/trucks', headers: { cookie } })
  const statuses = []
  for (let time = 0; time < 31; time += 1) statuses.push((await read()).statusCode)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

it('domain §1: what an older call becomes is counted once', async () => {
  const limited = await createTestGateway({ CALL_LIMIT_FACTOR: '0.01' })
  const ask = () => limited.app.inject('/pay/v1/pricelist/GENERAL')
  const statuses = []
  for (let time = 0; time < 31; time += 1) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

it('domain §1: a search under its older name costs what a search does', async () => {
  // 3 searches of an address.
  const limited = await createTestGateway({ CALL_LIMIT_FACTOR: '0.01' })
  const ask = () => limited.app.inject('/api/posts/as-truck?type=truck&search=volvo')
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('domain §1: the older bases count against the limits of the gateway', async () => {
  const limited = await createTestGateway({ CALL_LIMIT_FACTOR: '0.1' })
  const as = await limited.createUser()
  await limited.get(createAd, { as, body: { adType: 'auto' } })
  const post = () =>
    limited.app.inject({
      method: 'POST',
      url: '/api/posts/as-car',
      headers: { cookie: as.cookie },
      payload: {},
    })
  expect((await post()).statusCode).toBe(200)
  expect((await post()).statusCode).toBe(429)
  expect((await limited.ask(createAd, { as, body: { adType: 'auto' } })).status).toBe(429)
  expect((await limited.ask(setFavorite, { as, body: { adId: '1' } })).status).toBe(404)
})
