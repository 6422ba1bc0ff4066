import { ownAd, publicationQuota, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { currentDiscount } from '@trassa/contracts/calls/pay/discounts'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import {
  addPhoto,
  CAR,
  createDraft,
  createSeller,
  DAY,
  historyOf,
  insertAd,
  storedAd,
} from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway

const stat = (ad: { id: string; version: number }, to: AdStat) => ({
  params: { id: ad.id },
  body: { stat: to, version: ad.version },
})

describe('§2 quota', () => {
  it('a private person has one car free at a time; the second awaits payment', async () => {
    const user = await createSeller(gateway)
    const drafts = [await createDraft(gateway, user), await createDraft(gateway, user)]
    const answers = await Promise.all(
      drafts.map((draft) => gateway.get(updateStat, { as: user, ...stat(draft, 2) })),
    )
    expect(answers.map((ad) => [ad.stat, ad.paymentStatus]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it('an expired ad gives its place back before the job has come by', async () => {
    const user = await createSeller(gateway)
    await insertAd(db, user.id, { expiresAt: new Date(Date.now() - DAY) })
    const draft = await createDraft(gateway, user)
    expect((await gateway.get(updateStat, { as: user, ...stat(draft, 2) })).stat).toBe(1)
  })

  it('a renewal without a place left is refused and changes nothing', async () => {
    const user = await createSeller(gateway)
    await insertAd(db, user.id)
    const { id } = await insertAd(db, user.id, { stat: 6 })
    await addPhoto(db, { id, userId: user.id })
    const old = await storedAd(db, id)
    const refused = await gateway.ask(updateStat, { as: user, ...stat(old, 1) })
    expect(refused).toMatchObject({ status: 409, failure: { code: 'ad.quota' } })
    expect(await storedAd(db, old.id)).toEqual(old)
  })

  it('tells how many are free and taken, as the lifecycle counts them', async () => {
    const user = await createSeller(gateway)
    await insertAd(db, user.id)
    await insertAd(db, user.id, { adType: 'auto_parts_car', stat: 2 })
    await insertAd(db, user.id, { adType: 'services', stat: 3 })
    await insertAd(db, user.id, { adType: 'services', expiresAt: new Date(Date.now() - DAY) })
    expect(await gateway.get(publicationQuota, { as: user })).toEqual({
      vehicles: { free: 1, used: 1 },
      parts: { free: 5, used: 2 },
      packages: 0,
    })
    const firm = await gateway.createUser({ type: 1 })
    expect(await gateway.get(publicationQuota, { as: firm })).toMatchObject({
      vehicles: { free: 0, used: 0 },
      parts: { free: 0 },
    })
  })

  it('§6 staff, who publish for users, ask about them; others about themselves alone', async () => {
    const [user, stranger] = [await createSeller(gateway), await gateway.createUser()]
    await insertAd(db, user.id)
    const support = await gateway.createUser({ role: 'support' })
    const dialects = [
      (as: TestUser, userId: string) => gateway.ask(publicationQuota, { as, query: { userId } }),
      (as: TestUser, userId: string) => gateway.ask(currentDiscount, { as, params: { userId } }),
    ]
    for (const ask of dialects) {
      for (const as of [user, support])
        expect(await ask(as, user.id)).toMatchObject({ detail: { vehicles: { free: 1, used: 1 } } })
      expect(await ask(stranger, user.id)).toMatchObject({
        status: 403,
        failure: { code: 'session.forbidden' },
      })
      expect(await ask(support, '999999999')).toMatchObject({
        status: 404,
        failure: { code: 'user.not_found' },
      })
    }
  })

  it('a company is not told to take another ad down: that would make no room', async () => {
    const user = await gateway.createUser({ type: 1 })
    const { id } = await insertAd(db, user.id, { stat: 6, sellerType: 1 })
    await addPhoto(db, { id, userId: user.id })
    const refused = await gateway.ask(updateStat, { as: user, ...stat(await storedAd(db, id), 1) })
    expect(refused).toMatchObject({ status: 409, failure: { code: 'ad.company_quota' } })
  })

  it('a company publishes nothing free', async () => {
    const user = await gateway.createUser({ type: 1 })
    const draft = await createDraft(gateway, user)
    const ad = await gateway.get(updateStat, { as: user, ...stat(draft, 2) })
    expect(ad).toMatchObject({ stat: 0, paymentStatus: 1 })
  })
})

describe('§3 expiry at read time', () => {
  it('an ad whose time has passed is expired for its owner, who renews it', async () => {
    const user = await createSeller(gateway)
    const ad = await insertAd(db, user.id, { expiresAt: new Date(Date.now() - 1000) })
    await addPhoto(db, ad)
    const params = { id: ad.id }
    expect((await gateway.get(ownAd, { as: user, params })).stat).toBe(5)
    const renewed = await gateway.get(updateStat, { as: user, ...stat(ad, 1) })
    expect(renewed.stat).toBe(1)
    const events = (await historyOf(db, ad.id)).map((row) => row.event)
    expect(events).toEqual(['ad.expired', 'ad.renewed'])
  })

  it('one that has changed since its check is checked again, and waits where it is doubtful', async () => {
    const user = await createSeller(gateway)
    const ad = await insertAd(db, user.id, { stat: 5, description: `${CAR.description} www.x.ru` })
    await addPhoto(db, ad)
    const edited = await gateway.get(updateAd, {
      as: user,
      params: { id: ad.id },
      body: { version: 1, price: 640_000 },
    })
    const renewed = await gateway.get(updateStat, { as: user, ...stat(edited, 1) })
    expect(renewed.stat).toBe(2)
  })
})
