import {
  cancelOrder,
  checkOut,
  createOrder,
  createPackage,
  currentPackage,
  orderById,
  ownOrders,
  ownPackages,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { readBalances } from '../ledger/ledger.repository.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { read, begin, notify } = createBuying(gateway, yookassa)

const order = (as: TestUser, quantity: 1 | 5 | 10 = 5) =>
  gateway.get(createPackage, { as, body: { quantity } })
const left = async (as: TestUser) => {
  const { remainder } = await gateway.get(currentPackage, { as, params: { userId: as.id } })
  return remainder
}
const balancesOf = async (id: string) => Object.fromEntries(await readBalances(db, id))

describe('domain §5: a package is ordered, paid and delivered', () => {
  it('once, however often the provider says so', async () => {
    const buyer = await gateway.createUser()
    const { id, amount, state } = await order(buyer)
    expect({ amount, state }).toEqual({ amount: 1350, state: 'created' })
    const payment = await begin(buyer, id)
    expect(await read(buyer, id)).toMatchObject({ state: 'awaiting', method: 'card' })
    yookassa.settle(payment, 'succeeded')
    await Promise.all(Array.from({ length: 5 }, () => notify(payment)))
    expect(await read(buyer, id)).toMatchObject({ state: 'delivered', amount: 1350 })
    expect(await left(buyer)).toBe(5)
    expect(await gateway.get(ownPackages, { as: buyer })).toMatchObject({
      total: 1,
      items: [{ quantity: 5, remainder: 5, boundAds: [] }],
    })
    expect(await balancesOf(id)).toEqual({ 'cash.yookassa': 135_000, buyers: 0, sales: -135_000 })
  })

  it('without any notice: the buyer who comes back is enough', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer, 1)
    yookassa.settle(await begin(buyer, id), 'succeeded')
    expect(await read(buyer, id)).toMatchObject({ state: 'delivered' })
    expect(await left(buyer)).toBe(1)
  })

  it('a declined payment leaves the order to be paid again', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const declined = await begin(buyer, id)
    yookassa.settle(declined, 'canceled', 'card_expired')
    await notify(declined)
    expect(await read(buyer, id)).toMatchObject({
      state: 'created',
      decline: 'Срок действия карты истёк.',
    })
    const second = await begin(buyer, id)
    expect(second).not.toBe(declined)
    yookassa.settle(second, 'succeeded')
    await notify(second)
    expect(await read(buyer, id)).toMatchObject({ state: 'delivered', decline: null })
    expect(await left(buyer)).toBe(5)
  })

  it('a payment that was declined meanwhile is not gone on with, one that was paid is not paid again', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const declined = await begin(buyer, id)
    yookassa.settle(declined, 'canceled')
    const second = await begin(buyer, id)
    expect(second).not.toBe(declined)
    yookassa.settle(second, 'succeeded')
    const again = await gateway.ask(checkOut, { as: buyer, params: { id }, body: {} })
    expect(again).toMatchObject({ status: 409, failure: { code: 'order.illegal_transition' } })
    expect(await left(buyer)).toBe(5)
  })

  it('one order and one payment for two tabs, double clicks and the back button', async () => {
    const buyer = await gateway.createUser()
    const ordered = await Promise.all([order(buyer), order(buyer), order(buyer)])
    expect(new Set(ordered.map(({ id }) => id)).size).toBe(1)
    const id = ordered[0]?.id ?? ''
    const payments = await Promise.all([begin(buyer, id), begin(buyer, id), begin(buyer, id)])
    expect(new Set(payments).size).toBe(1)
    expect(await gateway.get(ownOrders, { as: buyer })).toMatchObject({ total: 1 })
  })

  it('an answer of the provider that is lost begins no second payment', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const known = yookassa.payments.size
    yookassa.loseAnswers(1)
    expect(await gateway.ask(checkOut, { as: buyer, params: { id }, body: {} })).toMatchObject({
      status: 503,
      failure: { code: 'payment.unavailable' },
    })
    await begin(buyer, id)
    expect(yookassa.payments.size).toBe(known + 1)
  })

  it('money that arrives after the order was cancelled is delivered for', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const payment = await begin(buyer, id)
    const cancelled = await gateway.get(cancelOrder, { as: buyer, params: { id } })
    expect(cancelled.state).toBe('cancelled')
    yookassa.settle(payment, 'succeeded')
    await notify(payment)
    expect(await read(buyer, id)).toMatchObject({ state: 'delivered' })
    expect(await left(buyer)).toBe(5)
  })
})

describe('domain §5: what does not agree changes nothing', () => {
  it.each([
    ['amount', { amount: { value: '13.50', currency: 'RUB' } }],
    ['currency', { amount: { value: '1350.00', currency: 'USD' } }],
    ['order', { metadata: { order_id: '1' } }],
  ])('a payment with another %s', async (_, wrong) => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const payment = await begin(buyer, id)
    Object.assign(yookassa.payments.get(payment) ?? {}, wrong)
    yookassa.settle(payment, 'succeeded')
    expect(await notify(payment)).toMatchObject({ status: 200 })
    expect(await left(buyer)).toBe(0)
    expect(await balancesOf(id)).toEqual({})
  })

  it('a notice of a payment that is not paid, of an unknown one, and of none', async () => {
    const buyer = await gateway.createUser()
    const { id } = await order(buyer)
    const payment = await begin(buyer, id)
    await notify(payment)
    await notify('22222222-2222-4222-8222-222222222222')
    expect(await gateway.ask(paymentNotice, { body: { type: 'x' } })).toMatchObject({ status: 200 })
    expect(await read(buyer, id)).toMatchObject({ state: 'awaiting' })
    expect(await left(buyer)).toBe(0)
  })
})

describe('domain §2: orders are their buyers’ own', () => {
  it('another user neither reads, pays nor cancels one', async () => {
    const [buyer, stranger] = [await gateway.createUser(), await gateway.createUser()]
    const { id } = await order(buyer)
    for (const answer of [
      await gateway.ask(orderById, { as: stranger, params: { id } }),
      await gateway.ask(checkOut, { as: stranger, params: { id }, body: {} }),
      await gateway.ask(cancelOrder, { as: stranger, params: { id } }),
    ])
      expect(answer).toMatchObject({ status: 403, failure: { code: 'order.forbidden' } })
    const foreign = { as: stranger, params: { userId: buyer.id } }
    expect(await gateway.ask(currentPackage, foreign)).toMatchObject({ status: 403 })
  })

  it('a service for another user’s ad is not sold', async () => {
    const [owner, stranger] = [await gateway.createUser(), await gateway.createUser()]
    const { id: adId } = await insertAd(db, owner.id)
    const goods = [{ kind: 'promotion' as const, adId, promotion: 'vip' as const }]
    expect(await gateway.ask(createOrder, { as: stranger, body: { goods } })).toMatchObject({
      status: 403,
      failure: { code: 'ad.forbidden' },
    })
    expect(await gateway.get(createOrder, { as: owner, body: { goods } })).toMatchObject({
      amount: 699,
      lines: [{ title: 'VIP', price: 699 }],
    })
  })
})
