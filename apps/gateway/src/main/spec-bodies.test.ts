import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ads } from '../modules/ads/ads.table.ts'
import { createStaff, insertWaiting } from '../modules/moderation/testing/staff.ts'
import { addPhoto, createDraft, createSeller, DAY, insertAd, storedAd } from '../testing/ads.ts'
import { createTestGateway, type TestUser } from '../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { app, config, db } = gateway
const { anna, senior } = await createStaff(gateway)
const owner = await createSeller(gateway)

type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'

/** Sends exactly the body that stands in the specification, or with what we add to it. */
async function send(as: TestUser, method: Method, path: string, payload?: object) {
  const url = `${config.gatewayBase}${path}`
  const response = await app.inject({
    method,
    url,
    headers: { cookie: as.cookie },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() }
}

async function newAd(stat: 0 | 1 = 1) {
  const ad = await insertAd(db, owner.id, { stat, slug: randomUUID() })
  await addPhoto(db, ad)
  return storedAd(db, ad.id)
}
const STALE = { status: 409, body: { code: 'ad.stale' } }

describe('§7 ads: the bodies of the specification', () => {
  it('PATCH /ads/{id}/update-stat {stat}', async () => {
    const ad = await newAd()
    const answer = await send(owner, 'PATCH', `/ads/${ad.id}/update-stat`, { stat: 6 })
    expect(answer).toMatchObject({ status: 200, body: { detail: { stat: 6, version: 2 } } })
  })

  it('PATCH /ads/{id}/update', async () => {
    const ad = await newAd()
    const answer = await send(owner, 'PATCH', `/ads/${ad.id}/update`, { price: 600_000 })
    expect(answer).toMatchObject({ status: 200, body: { detail: { price: 600_000, version: 2 } } })
  })

  it('POST and DELETE /v1/ads/photos', async () => {
    const { id: adId } = await newAd(0)
    const photoIds = [await addPhoto(db, { id: adId, userId: owner.id })]
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await send(owner, method, '/v1/ads/photos', { adId, photoIds })).toMatchObject({
        status: 200,
      })
    }
  })

  it('domain §1: with a version, a stale one is 409 and changes nothing', async () => {
    const ad = await newAd()
    const version = 7
    const photoIds: string[] = []
    const answers = [
      await send(owner, 'PATCH', `/ads/${ad.id}/update-stat`, { stat: 6, version }),
      await send(owner, 'PATCH', `/ads/${ad.id}/update`, { price: 1, version }),
      await send(owner, 'POST', '/v1/ads/photos', { adId: ad.id, photoIds, version }),
      await send(owner, 'DELETE', '/v1/ads/photos', { adId: ad.id, photoIds, version }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(STALE)
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('domain §1: without one, changes at the same time are made one after the other', async () => {
    const { id } = await createDraft(gateway, owner)
    const prices = [100_000, 200_000, 300_000, 400_000]
    const answers = await Promise.all(
      prices.map((price) => send(owner, 'PATCH', `/ads/${id}/update`, { price })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const versions = answers.map(({ body }) => body.detail.version).sort()
    expect(versions).toEqual([2, 3, 4, 5])
    expect((await storedAd(db, id)).version).toBe(5)
  })

  it('domain §3: without one, what the ad has become decides', async () => {
    const { id } = await newAd()
    const path = `/ads/${id}/update-stat`
    const both = [send(owner, 'PATCH', path, { stat: 6 }), send(owner, 'PATCH', path, { stat: 6 })]
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('ad.illegal_transition')
  })
})

describe('§7 moderator: the bodies of the specification', () => {
  it('POST /v1/moderator/ads/{id} {stat}', async () => {
    const ad = await insertWaiting(db, owner.id)
    const answer = await send(anna, 'POST', `/v1/moderator/ads/${ad.id}`, { stat: 1 })
    expect(answer).toMatchObject({ status: 200, body: { detail: { stat: 1, version: 2 } } })
  })

  it('GET /v1/moderator/ads/{id}', async () => {
    const { id } = await insertWaiting(db, owner.id)
    const answer = await send(anna, 'GET', `/v1/moderator/ads/${id}`)
    expect(answer).toMatchObject({ status: 200, body: { detail: { id, stat: 2 } } })
  })

  it('GET /moderator/user/read, POST /moderator/user/create: check or create a user by phone (§6)', async () => {
    const phone = '+79161230017'
    const read = () => send(anna, 'GET', `/moderator/user/read?phone=${encodeURIComponent(phone)}`)
    expect(await read()).toMatchObject({ status: 404, body: { code: 'user.not_found' } })
    const body = { phone, username: 'Иван', type: 0 }
    const created = await send(anna, 'POST', '/moderator/user/create', body)
    expect(created).toMatchObject({ status: 200, body: { detail: { username: 'Иван', type: 0 } } })
    const { id } = created.body.detail
    expect(await read()).toMatchObject({ status: 200, body: { detail: { user: { id }, ads: [] } } })
    expect(await send(anna, 'POST', '/moderator/user/create', body)).toMatchObject({
      status: 409,
      body: { code: 'user.exists' },
    })
  })

  it('PATCH /ads/{id}/update-payment-status {paymentStatus, userId}: a senior’s only (domain §3)', async () => {
    const draft = await createDraft(gateway, owner)
    await db.update(ads).set({ paymentStatus: 1 }).where(eq(ads.id, draft.id))
    const path = `/ads/${draft.id}/update-payment-status`
    const body = { paymentStatus: 2, userId: owner.id }
    expect(await send(anna, 'PATCH', path, body)).toMatchObject({ status: 403 })
    expect(await send(senior, 'PATCH', path, body)).toMatchObject({
      status: 200,
      body: { detail: { id: draft.id, paymentStatus: 2 } },
    })
  })

  it('PUT moderator/ads/update', async () => {
    const { id } = await newAd()
    const answer = await send(anna, 'PUT', '/moderator/ads/update', { id, price: 500_000 })
    expect(answer).toMatchObject({ status: 200, body: { detail: { price: 500_000 } } })
  })

  it('POST moderator/ads/update-dates', async () => {
    const { id } = await newAd()
    const expiresAt = new Date(Date.now() + 40 * DAY).toISOString()
    const body = { id, expiresAt, reason: 'Просьба владельца' }
    const answer = await send(anna, 'POST', '/moderator/ads/update-dates', body)
    expect(answer).toMatchObject({ status: 200, body: { detail: { expiresAt } } })
  })

  it('domain §1: with a version, a stale one is 409', async () => {
    const ad = await insertWaiting(db, owner.id)
    const { id } = ad
    const version = 7
    const expiresAt = new Date(Date.now() + DAY).toISOString()
    const dates = { id, expiresAt, reason: 'Ошибка', version }
    const answers = [
      await send(anna, 'POST', `/v1/moderator/ads/${id}`, { stat: 1, version }),
      await send(anna, 'PUT', '/moderator/ads/update', { id, price: 1, version }),
      await send(anna, 'POST', '/moderator/ads/update-dates', dates),
    ]
    for (const answer of answers) expect(answer).toMatchObject(STALE)
    expect(await storedAd(db, id)).toEqual(ad)
  })
})
