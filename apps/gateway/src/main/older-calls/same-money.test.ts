import { randomUUID } from 'node:crypto'
import { updateStat } from '@trassa/contracts/calls/ads'
import { bindAd, createPackage, currentPackage } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../../modules/billing/orders/orders.table.ts'
import { insertPackage } from '../../modules/billing/packages/packages.repository.ts'
import { payments } from '../../modules/billing/payments/payments.table.ts'
import { createDraft, createSeller, storedAd } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { type Ask, at, createSender } from './testing/sender.ts'

const gateway = await createTestGateway()
const { app, db } = gateway
const send = createSender(app)

const give = (user: TestUser, quantity: number) =>
  db.transaction((tx) => {
    const now = new Date()
    return insertPackage(tx, { userId: user.id, type: 'GENERAL', quantity, lineId: null, now })
  })
const left = async (user: TestUser) =>
  (await gateway.get(currentPackage, { as: user, params: { userId: user.id } })).remainder

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
    const published = await publish(first.id)
    expect(published.detail).toMatchObject({ paymentStatus: 0 })
    expect(await publish(first.id)).toEqual(published)
    expect(await publish(second.id)).toMatchObject({ status: 409, code: 'ad.quota' })
    expect(await left(person)).toBe(1)
  })
})

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
    const owner = await gateway.createUser()
    const first = await send(owner, ['POST', '/pay/v1/pack', { quantity: 5 }], key)
    const second = await send(owner, ['POST', '/pay/v1/pack', { quantity: '5' }], key)
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
    const owner = await gateway.createUser()
    await send(owner, ['POST', '/api/posts/as-car', { price: 5 }], key)
    const other = await send(owner, ['POST', '/api/posts/as-car', { price: 6 }], key)
    expect(other).toMatchObject({ status: 422, code: 'request.key_reused' })
  })
})
