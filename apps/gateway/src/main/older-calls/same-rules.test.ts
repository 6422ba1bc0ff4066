import { randomUUID } from 'node:crypto'
import { createAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { setFavorite } from '@trassa/contracts/calls/favorites'
import { setPhotos } from '@trassa/contracts/calls/files'
import { bindAd, createPackage, currentPackage } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ads } from '../../modules/ads/ads.table.ts'
import { orders } from '../../modules/billing/orders/orders.table.ts'
import { insertPackage } from '../../modules/billing/packages/packages.repository.ts'
import { payments } from '../../modules/billing/payments/payments.table.ts'
import {
  addPhoto,
  createDraft,
  createSeller,
  historyOf,
  insertAd,
  storedAd,
} from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { app, db } = gateway

type Ask = readonly [method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object]

/** One request; `key` is its idempotency key. */
async function send(as: TestUser, [method, url, payload]: Ask, key?: string) {
  const response = await app.inject({
    method,
    url,
    headers: { cookie: as.cookie, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  const { code, detail } = response.json()
  return { status: response.statusCode, code, detail }
}

const at = (path: string, id: string) => path.replace('{id}', id)

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

describe('domain §5: nothing is published unpaid', () => {
  it('stays a draft that awaits its payment, whichever dialect submits it', async () => {
    const company = await gateway.createUser({ type: 1 })
    for (const ask of [
      (id: string): Ask => ['PATCH', `/gateway${at(updateStat.path, id)}`, { stat: 2 }],
      (id: string): Ask => ['PATCH', '/api/posts/change_stat', { id, stat: 1 }],
    ]) {
      const { id } = await createDraft(gateway, company)
      const { detail } = await send(company, ask(id))
      expect(detail).toMatchObject({ stat: 0, paymentStatus: 1 })
    }
  })

  it('a payment call publishes only with what there is', async () => {
    const company = await gateway.createUser({ type: 1 })
    const { id } = await createDraft(gateway, company)
    const bound = await send(company, ['POST', '/pay/v1/pack/ad', { ad_id: id }])
    expect(bound).toMatchObject({ status: 409, code: 'package.none_left' })
    const free = await send(company, ['POST', '/pay/discount/pack', { ad_id: id }])
    expect(free).toMatchObject({ status: 409, code: 'ad.company_quota' })
    expect(await storedAd(db, id)).toMatchObject({ stat: 0, paymentStatus: 0 })
  })

  it('a free publication takes no unit of a package', async () => {
    const person = await createSeller(gateway)
    await give(person, 1)
    const first = await createDraft(gateway, person)
    const second = await createDraft(gateway, person)
    const publish = (id: string) => send(person, ['POST', '/pay/discount/pack', { ad_id: id }])
    expect((await publish(first.id)).detail).toMatchObject({ paymentStatus: 0 })
    expect(await publish(second.id)).toMatchObject({ status: 409, code: 'ad.quota' })
    expect(await left(person)).toBe(1)
  })
})

const give = (user: TestUser, quantity: number) =>
  db.transaction((tx) => {
    const now = new Date()
    return insertPackage(tx, { userId: user.id, type: 'GENERAL', quantity, lineId: null, now })
  })
const left = async (user: TestUser) =>
  (await gateway.get(currentPackage, { as: user, params: { userId: user.id } })).remainder

describe('domain §1: what is repeated is charged once', () => {
  it('binding an ad with one key, by two dialects', async () => {
    const company = await gateway.createUser({ type: 1 })
    await give(company, 5)
    const { id } = await createDraft(gateway, company)
    const key = randomUUID()
    const answers = [
      await send(company, ['POST', '/pay/v1/pack/ad', { ad_id: id }], key),
      await send(company, ['POST', `/gateway${bindAd.path}`, { adId: id }], key),
      await send(company, ['POST', '/pay/v1/pack/ad', { id: Number(id) }], key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await left(company)).toBe(4)
  })

  it('a package: one order and one payment', async () => {
    const key = randomUUID()
    const first = await send(owner, ['POST', '/pay/v1/pack', { quantity: 5 }], key)
    const second = await send(owner, ['POST', '/pay/v1/pack', { quantity: 5 }], key)
    expect(second.detail.order.id).toBe(first.detail.order.id)
    expect(second.detail.confirmationUrl).toBe(first.detail.confirmationUrl)
    const ordered = ['POST', `/gateway${createPackage.path}`, { quantity: 5 }] as const
    expect((await send(owner, ordered, key)).detail.id).toBe(first.detail.order.id)
    const own = await db.select().from(orders).where(eq(orders.userId, owner.id))
    expect(own).toHaveLength(1)
    const begun = await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, own[0]?.id ?? ''))
    expect(begun).toHaveLength(1)
  })

  it('a key of another request is refused', async () => {
    const key = randomUUID()
    await send(owner, ['POST', '/api/posts/as-car', { price: 5 }], key)
    const other = await send(owner, ['POST', '/api/posts/as-car', { price: 6 }], key)
    expect(other).toMatchObject({ status: 422, code: 'request.key_reused' })
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
