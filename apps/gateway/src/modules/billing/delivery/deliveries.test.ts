import { updateStat } from '@trassa/contracts/calls/ads'
import { createOrder, createPackage, currentPackage } from '@trassa/contracts/calls/payments'
import { describe, expect, it } from 'vitest'
import { addPhoto, createDraft, DAY, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { buy, pay } = createBuying(gateway, yookassa)

const createCompany = () => gateway.createUser({ type: 1 })
const left = async (as: TestUser) =>
  (await gateway.get(currentPackage, { as, params: { userId: as.id } })).remainder
const publicationOf = (adId: string) => [{ kind: 'publication' as const, adId }]
const submit = (as: TestUser, id: string) =>
  gateway.get(updateStat, { as, params: { id }, body: { stat: 2 } })

/** An ad of a company that has left the lists. */
async function createOld(owner: TestUser, fields: Parameters<typeof insertAd>[2]) {
  const { id } = await insertAd(db, owner.id, { sellerType: 1, paymentStatus: 2, ...fields })
  await addPhoto(db, { id, userId: owner.id })
  return id
}

describe('domain §5: a publication that is paid singly', () => {
  it('publishes the draft that awaited it', async () => {
    const company = await createCompany()
    const { id } = await createDraft(gateway, company)
    expect(await submit(company, id)).toMatchObject({ stat: 0, paymentStatus: 1 })
    expect(await buy(company, publicationOf(id))).toMatchObject({ state: 'delivered', amount: 300 })
    const ad = await storedAd(db, id)
    expect(ad.paymentStatus).toBe(2)
    expect([1, 2]).toContain(ad.stat)
    expect(await left(company)).toBe(0)
  })

  it.each([
    { stat: 5 },
    { stat: 6 },
    // No job has expired it yet.
    { stat: 1, expiresAt: new Date(Date.now() - DAY) },
  ] as const)('publishes an ad again: %o', async (state) => {
    const company = await createCompany()
    const id = await createOld(company, state)
    expect(await buy(company, publicationOf(id))).toMatchObject({ state: 'delivered' })
    expect(await storedAd(db, id)).toMatchObject({ stat: 1, paymentStatus: 2 })
    expect(await left(company)).toBe(0)
  })

  it('promotes an expired ad from its publication on, where both are in one order', async () => {
    const company = await createCompany()
    const adId = await createOld(company, { stat: 5, expiresAt: new Date(Date.now() - DAY) })
    const vip = { kind: 'promotion' as const, adId, promotion: 'vip' as const }
    expect(await buy(company, [...publicationOf(adId), vip])).toMatchObject({ amount: 999 })
    const ad = await storedAd(db, adId)
    expect(ad.stat).toBe(1)
    expect(ad.vipUntil?.getTime()).toBeGreaterThan(Date.now() + 6.9 * DAY)
  })

  it('is a publication for another ad where its own cannot be published any more', async () => {
    const company = await createCompany()
    const blocked = await createOld(company, { stat: 6 })
    const { id } = await gateway.get(createOrder, {
      as: company,
      body: { goods: publicationOf(blocked) },
    })
    await db.execute(`UPDATE ads SET stat = 4 WHERE id = ${blocked}`)
    expect(await pay(company, id)).toMatchObject({ state: 'delivered' })
    expect(await left(company)).toBe(1)
  })

  it('paid twice is one publication of the ad and one for another', async () => {
    const company = await createCompany()
    const { id: adId } = await createDraft(gateway, company)
    const promotion = { kind: 'promotion' as const, adId, promotion: 'urgent' as const }
    const both = { as: company, body: { goods: [...publicationOf(adId), promotion] } }
    const second = await gateway.get(createOrder, both)
    await buy(company, publicationOf(adId))
    await pay(company, second.id)
    expect(await left(company)).toBe(1)
  })

  it('is not sold for an ad that is public', async () => {
    const company = await createCompany()
    const id = await createOld(company, { stat: 1 })
    const asked = { as: company, body: { goods: publicationOf(id) } }
    expect(await gateway.ask(createOrder, asked)).toMatchObject({
      status: 409,
      failure: { code: 'ad.illegal_transition' },
    })
  })
})

describe('domain §5: a package that is bought for an ad', () => {
  it('publishes the ad with its first publication', async () => {
    const company = await createCompany()
    const { id: adId } = await createDraft(gateway, company)
    const { id } = await gateway.get(createPackage, { as: company, body: { quantity: 5, adId } })
    expect(await pay(company, id)).toMatchObject({ state: 'delivered', amount: 1350 })
    expect((await storedAd(db, adId)).paymentStatus).toBe(3)
    expect(await left(company)).toBe(4)
  })

  it('keeps all its publications where the ad is not complete', async () => {
    const company = await createCompany()
    const { id: adId } = await insertAd(db, company.id, { sellerType: 1, stat: 0 })
    await buy(company, [{ kind: 'package', quantity: 5, adId }])
    expect(await storedAd(db, adId)).toMatchObject({ stat: 0, paymentStatus: 0 })
    expect(await left(company)).toBe(5)
  })
})

it('domain §5: a promotion whose ad is deleted meanwhile becomes publications of its worth', async () => {
  const company = await createCompany()
  const { id: adId } = await createDraft(gateway, company)
  const goods = [{ kind: 'promotion' as const, adId, promotion: 'vip' as const }]
  const { id } = await gateway.get(createOrder, { as: company, body: { goods } })
  await gateway.get(updateStat, { as: company, params: { id: adId }, body: { stat: 7 } })
  expect(await pay(company, id)).toMatchObject({ state: 'delivered', amount: 699 })
  expect(await left(company)).toBe(3)
})
