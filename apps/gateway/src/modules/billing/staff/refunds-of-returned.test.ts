import { updateStat } from '@trassa/contracts/calls/ads'
import { refundOrder, staffOrder, userPackages } from '@trassa/contracts/calls/moderator/orders'
import { bindAd, createOrder, currentPackage } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createDraft, DAY, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { packages } from '../packages/packages.table.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { buy, pay } = createBuying(gateway, yookassa)
const senior = await gateway.createUser({ role: 'seniorModerator' })

const left = async (as: TestUser) =>
  (await gateway.get(currentPackage, { as, params: { userId: as.id } })).remainder
const refund = (id: string, amount: number) =>
  gateway.get(refundOrder, { as: senior, params: { id }, body: { reason: 'Ошибка', amount } })
const publicationOf = (adId: string) => [{ kind: 'publication' as const, adId }]

/** A company's ad whose single publication was paid for, and its order. */
async function paidSingly() {
  const company = await gateway.createUser({ type: 1 })
  const { id: adId } = await createDraft(gateway, company)
  const { id } = await buy(company, publicationOf(adId))
  return { company, adId, id }
}

/** The owner takes back an ad that was not published. */
async function takeBack(company: TestUser, adId: string) {
  await db.execute(`UPDATE ads SET stat = 2, published_at = NULL WHERE id = ${adId}`)
  const body = { stat: 6, reason: 'other' } as const
  await gateway.get(updateStat, { as: company, params: { id: adId }, body })
}

/** Publishes another ad with a publication that is left. */
async function publishAnother(as: TestUser) {
  const { id: adId } = await createDraft(gateway, as)
  await gateway.get(bindAd, { as, body: { adId } })
  return adId
}

it('domain §5: a publication that came back goes with the money of its order', async () => {
  const { company, adId, id } = await paidSingly()
  await takeBack(company, adId)
  expect(await left(company)).toBe(1)
  const { given } = await gateway.get(staffOrder, { as: senior, params: { id } })
  expect(given).toMatchObject([{ kind: 'package', quantity: 1, left: 1, revokedAt: null }])
  const { items } = await gateway.get(userPackages, { as: senior, params: { id: company.id } })
  expect(items).toMatchObject([{ orderId: id }])
  await refund(id, 300)
  expect(await left(company)).toBe(0)
})

it('domain §5: a returned publication that is used again stays with its ad after a refund', async () => {
  const { company, adId, id } = await paidSingly()
  await takeBack(company, adId)
  const other = await publishAnother(company)
  await refund(id, 300)
  expect(await storedAd(db, other)).toMatchObject({ paymentStatus: 3 })
  // It does not come back a second time.
  await takeBack(company, other)
  expect(await left(company)).toBe(0)
})

it('domain §5: a publication whose money went back does not come back itself', async () => {
  const { company, adId, id } = await paidSingly()
  await refund(id, 300)
  await takeBack(company, adId)
  expect(await left(company)).toBe(0)
})

it('domain §5: of two publications of an ad the later one comes back, once', async () => {
  const { company, adId, id } = await paidSingly()
  await db.execute(`UPDATE ads SET stat = 6 WHERE id = ${adId}`)
  const second = await buy(company, publicationOf(adId))
  await takeBack(company, adId)
  await refund(id, 300)
  expect(await left(company)).toBe(1)
  await refund(second.id, 300)
  expect(await left(company)).toBe(0)
})

it('domain §5: what came back of a package that lapses is taken back with the package', async () => {
  const company = await gateway.createUser({ type: 1 })
  const { id: orderId } = await buy(company)
  const adId = await publishAnother(company)
  await db
    .update(packages)
    .set({ expiresAt: new Date(Date.now() + DAY) })
    .where(eq(packages.userId, company.id))
  await takeBack(company, adId)
  expect(await left(company)).toBe(5)
  await refund(orderId, 1350)
  expect(await left(company)).toBe(0)
})

it('domain §5: publications in the place of a promotion go back with its money', async () => {
  const company = await gateway.createUser({ type: 1 })
  const { id: adId } = await createDraft(gateway, company)
  const goods = [{ kind: 'promotion' as const, adId, promotion: 'vip' as const }]
  const { id } = await gateway.get(createOrder, { as: company, body: { goods } })
  await gateway.get(updateStat, { as: company, params: { id: adId }, body: { stat: 7 } })
  await pay(company, id)
  await publishAnother(company)
  expect(await left(company)).toBe(2)
  await refund(id, 699)
  expect(await left(company)).toBe(0)
})
