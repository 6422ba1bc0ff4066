import {
  confirmRefund,
  refundOrder,
  repeatRefund,
  staffOrder,
} from '@trassa/contracts/calls/moderator/orders'
import { currentPackage, orderById, ownPackages } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { readBalances } from '../ledger/ledger.repository.ts'
import { orders } from '../orders/orders.table.ts'
import { promotions } from '../promotions/promotions.table.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'
import { createTestBilling } from '../testing/test-billing.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { reconcile } = createTestBilling(gateway)
const buying = createBuying(gateway, yookassa)

const senior = await gateway.createUser({ role: 'seniorModerator', username: 'Вера' })
const moderator = await gateway.createUser({ role: 'moderator' })

beforeEach(() => {
  yookassa.refuseRefunds(null)
  yookassa.setDown(false)
})

const buy = async (goods?: Parameters<typeof buying.buy>[1]) => {
  const buyer = await gateway.createUser()
  return { buyer, ...(await buying.buy(buyer, goods)) }
}
const refund = (
  id: string,
  amount = 1350,
  { as = senior, key }: { as?: TestUser; key?: string } = {},
) =>
  gateway.ask(refundOrder, {
    as,
    params: { id },
    body: { reason: 'Оплачено дважды', amount },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const read = (id: string) => gateway.get(staffOrder, { as: senior, params: { id } })
const refundsOf = (paymentId: string) =>
  yookassa.refunds.filter((one) => one.payment_id === paymentId)
const balancesOf = async (id: string) => Object.fromEntries(await readBalances(db, id))
const left = async (as: TestUser) =>
  (await gateway.get(currentPackage, { as, params: { userId: as.id } })).remainder

describe('domain §5: a refund by card', () => {
  it('is sent once whatever repeats, takes back the package, and the ledger balances', async () => {
    const { buyer, id, paymentId } = await buy()
    const answers = await Promise.all([
      refund(id, 1350, { key: 'refund-once' }),
      refund(id, 1350, { key: 'refund-once' }),
    ])
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await refund(id)).toMatchObject({
      status: 409,
      failure: { code: 'order.illegal_transition' },
    })
    expect(await left(buyer)).toBe(0)
    expect(await balancesOf(id)).toEqual({
      'cash.yookassa': 135_000,
      buyers: 0,
      sales: 0,
      refunds: -135_000,
    })
    // The answer is lost, the provider is down, and two workers ask at the same time.
    yookassa.loseAnswers(1)
    await reconcile(new Date())
    yookassa.setDown(true)
    await reconcile(new Date())
    yookassa.setDown(false)
    await Promise.all([reconcile(new Date()), reconcile(new Date())])
    await reconcile(new Date())
    expect(refundsOf(paymentId)).toHaveLength(1)
    expect(await balancesOf(id)).toEqual({
      'cash.yookassa': 0,
      buyers: 0,
      sales: 0,
      refunds: 0,
    })
    expect(await read(id)).toMatchObject({
      state: 'refunded',
      refundReason: 'Оплачено дважды',
      refundAmount: 1350,
      refunds: [{ state: 'succeeded', amount: 1350, isRepeatable: false }],
      given: [{ kind: 'package', left: 0, revokedAt: expect.any(String) }],
    })
  })

  it('the buyer reads how much comes back, and that the package is closed', async () => {
    const { buyer, id } = await buy()
    await refund(id, 270)
    const order = await gateway.get(orderById, { as: buyer, params: { id } })
    expect(order).toMatchObject({ state: 'refunded', amount: 1350, refundAmount: 270 })
    const { items } = await gateway.get(ownPackages, { as: buyer })
    expect(items).toMatchObject([{ remainder: 0, revokedAt: expect.any(String) }])
  })

  it('54-ФЗ: brings a receipt with the buyer’s phone over what goes back', async () => {
    const { buyer, id } = await buy()
    await refund(id, 270)
    await reconcile(new Date())
    const sent = yookassa.requests.findLast(({ path }) => path === '/refunds')
    expect(sent?.body).toMatchObject({
      amount: { value: '270.00', currency: 'RUB' },
      receipt: {
        customer: { phone: buyer.phone.slice(1) },
        items: [
          {
            description: 'Пакет: 5 публикаций',
            quantity: '1.00',
            amount: { value: '270.00', currency: 'RUB' },
            vat_code: 1,
            payment_mode: 'full_payment',
            payment_subject: 'service',
          },
        ],
      },
    })
    expect(await balancesOf(id)).toEqual({
      'cash.yookassa': 108_000,
      buyers: 0,
      sales: -108_000,
      refunds: 0,
    })
  })

  it('that the bank is slow with is read again, not sent again', async () => {
    const { id, paymentId } = await buy()
    await refund(id)
    yookassa.setSlow(true)
    await reconcile(new Date())
    yookassa.setSlow(false)
    // Longer than the provider knows the key.
    await reconcile(new Date(Date.now() + 2 * DAY))
    expect((await read(id)).refunds).toMatchObject([{ state: 'pending' }])
    const [sent, ...others] = refundsOf(paymentId)
    expect(others).toEqual([])
    Object.assign(sent ?? {}, { status: 'succeeded' })
    await reconcile(new Date())
    expect((await read(id)).refunds).toMatchObject([{ state: 'succeeded' }])
    expect(refundsOf(paymentId)).toHaveLength(1)
  })

  it('without an answer for a day is not sent by itself: it may have been made', async () => {
    const { id, paymentId } = await buy()
    await refund(id)
    await reconcile(new Date(Date.now() + 2 * DAY))
    expect((await read(id)).refunds).toMatchObject([
      { state: 'failed', decline: expect.stringContaining('кабинете'), isRepeatable: true },
    ])
    expect(refundsOf(paymentId)).toEqual([])
  })

  it('that the provider refuses is shown, and is sent again once', async () => {
    const { id, paymentId } = await buy()
    await refund(id)
    yookassa.refuseRefunds('insufficient_funds')
    await reconcile(new Date())
    const { refunds } = await read(id)
    expect(refunds).toMatchObject([
      {
        state: 'failed',
        decline: 'На счёте магазина в ЮKassa не хватает денег.',
        isRepeatable: true,
      },
    ])
    yookassa.refuseRefunds(null)
    const again = {
      as: senior,
      params: { id },
      body: { refundId: refunds[0]?.id ?? '' },
    }
    const answers = await Promise.all([
      gateway.ask(repeatRefund, again),
      gateway.ask(repeatRefund, again),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await reconcile(new Date())
    expect(refundsOf(paymentId).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
    expect((await read(id)).refunds).toMatchObject([
      { state: 'succeeded' },
      { state: 'failed', isRepeatable: false },
    ])
    expect(await balancesOf(id)).toMatchObject({ 'cash.yookassa': 0, refunds: 0, buyers: 0 })
  })

  it('ends the promotion that was bought, and says before that it runs', async () => {
    const owner = await gateway.createUser()
    const { id: adId } = await insertAd(db, owner.id)
    const goods = [{ kind: 'promotion', adId, promotion: 'turbo' } as const]
    const { id } = await buying.buy(owner, goods)
    expect((await read(id)).given).toMatchObject([
      { kind: 'promotion', promotion: 'turbo', ad: { id: adId }, liftsLeft: 3, isRunning: true },
    ])
    expect(await refund(id, 990)).toMatchObject({
      detail: { given: [{ isRunning: false, revokedAt: expect.any(String) }] },
    })
    const [stored] = await db.select().from(promotions).where(eq(promotions.adId, adId))
    expect(stored?.revokedAt).not.toBeNull()
  })
})

describe('domain §5: what a refund needs', () => {
  it('an amount of at most what was paid', async () => {
    const { id } = await buy()
    expect(await refund(id, 1351)).toMatchObject({
      status: 409,
      failure: { code: 'order.amount_mismatch' },
    })
    expect(await refund(id, 0)).toMatchObject({ status: 422 })
  })

  it('a reason', async () => {
    const { id } = await buy()
    const body = { reason: '  ', amount: 1350 }
    expect(await gateway.ask(refundOrder, { as: senior, params: { id }, body })).toMatchObject({
      status: 422,
    })
  })

  it('the whole amount while it is paid and not delivered', async () => {
    const { id } = await buy()
    await db.update(orders).set({ state: 'paid' }).where(eq(orders.id, id))
    expect(await refund(id, 1000)).toMatchObject({
      status: 409,
      failure: { code: 'order.amount_mismatch' },
    })
  })

  it('domain §2: a senior moderator, and another one for their own order', async () => {
    const { id } = await buy()
    expect(await refund(id, 1350, { as: moderator })).toMatchObject({ status: 403 })
    const { id: own } = await buying.buy(senior)
    expect(await refund(own)).toMatchObject({ status: 403, failure: { code: 'order.own' } })
  })
})

/** A refund that waits for a bank transfer. */
async function refundInvoice() {
  const { id } = await buy()
  // As if it had been paid by transfer: no provider knows the payment.
  await db.update(orders).set({ paymentId: null, method: 'invoice' }).where(eq(orders.id, id))
  await refund(id)
  await reconcile(new Date())
  const [waiting] = (await read(id)).refunds
  expect(waiting).toMatchObject({ byCard: false, state: 'pending' })
  return { id, refundId: waiting?.id ?? '' }
}

it('domain §5: the money of an invoice goes back by transfer, which is confirmed once', async () => {
  const { id, refundId } = await refundInvoice()
  const confirmed = {
    as: senior,
    params: { id },
    body: { refundId, number: '17', date: '2026-11-23' },
  }
  expect(await gateway.ask(confirmRefund, confirmed)).toMatchObject({
    status: 200,
    detail: { refunds: [{ state: 'succeeded' }] },
  })
  expect(await gateway.ask(confirmRefund, confirmed)).toMatchObject({ status: 409 })
  expect(await balancesOf(id)).toMatchObject({ 'cash.bank': -135_000, refunds: 0, buyers: 0 })
  const other = await refundInvoice()
  const again = { params: { id: other.id }, body: { ...confirmed.body, refundId: other.refundId } }
  expect(await gateway.ask(confirmRefund, { as: senior, ...again })).toMatchObject({
    status: 409,
    failure: { code: 'transfer.booked' },
  })
})
