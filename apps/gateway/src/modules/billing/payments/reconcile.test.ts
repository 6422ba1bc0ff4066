import {
  cancelOrder,
  checkOut,
  createPackage,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { readBalances } from '../ledger/ledger.repository.ts'
import { orders } from '../orders/orders.table.ts'
import { packages } from '../packages/packages.table.ts'
import { yookassaSettings } from '../testing/buying.ts'
import { noticeOf, startFakeYookassa } from '../testing/fake-yookassa.ts'
import { createTestBilling } from '../testing/test-billing.ts'
import { payments } from './payments.table.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { reconcile } = createTestBilling(gateway)
const MINUTE_MS = 60_000
const soon = () => new Date(Date.now() + 2 * MINUTE_MS)

const buyer = await gateway.createUser()

/** What goes wrong on an order's way. */
const fate = fc.record({
  answerLost: fc.boolean(),
  bank: fc.constantFrom('succeeded', 'canceled', 'silent'),
  cancelled: fc.boolean(),
  notices: fc.nat(4),
  providerDown: fc.boolean(),
})

type Fate = typeof fate extends fc.Arbitrary<infer Value> ? Value : never

/** Takes a new order through its fate. @returns whether the bank has paid it */
async function suffer({ answerLost, bank, cancelled, notices, providerDown }: Fate) {
  const { id } = await gateway.get(createPackage, { as: buyer, body: { quantity: 5 } })
  const known = new Set(yookassa.payments.keys())
  const asked = { as: buyer, params: { id }, body: {} }
  if (answerLost) yookassa.loseAnswers(1)
  await gateway.ask(checkOut, asked)
  const begun = [...yookassa.payments.keys()].find((payment) => !known.has(payment)) ?? ''
  if (cancelled) await gateway.ask(cancelOrder, { as: buyer, params: { id } })
  if (bank !== 'silent') yookassa.settle(begun, bank)
  yookassa.setDown(providerDown)
  const notify = () => gateway.ask(paymentNotice, { body: noticeOf(begun) })
  await Promise.all(Array.from({ length: notices }, notify))
  yookassa.setDown(false)
  await reconcile(soon())
  // An unpaid order of the same goods would be given back instead of a new one.
  await gateway.ask(cancelOrder, { as: buyer, params: { id } })
  return { id, isPaid: bank === 'succeeded' }
}

it('domain §5: whatever is lost or repeated, a paid order is delivered once and an unpaid one never', async () => {
  const paid: string[] = []
  await fc.assert(
    fc.asyncProperty(fate, async (chosen) => {
      const { id, isPaid } = await suffer(chosen)
      const [order] = await db.select().from(orders).where(eq(orders.id, id))
      expect(order?.state === 'delivered').toBe(isPaid)
      if (isPaid) paid.push(id)
    }),
    { numRuns: 40 },
  )
  expect(await db.$count(packages)).toBe(paid.length)
  expect(Object.fromEntries(await readBalances(db))).toEqual({
    'cash.yookassa': paid.length * 135_000,
    buyers: 0,
    sales: paid.length * -135_000,
  })
})

describe('domain §5: reconciliation asks', () => {
  const begin = async () => {
    const { id } = await gateway.get(createPackage, { as: buyer, body: { quantity: 10 } })
    await gateway.ask(checkOut, { as: buyer, params: { id }, body: {} })
    onTestFinished(async () => {
      await gateway.ask(cancelOrder, { as: buyer, params: { id } })
      await db.update(payments).set({ status: 'cancelled' })
    })
    return id
  }
  /** When the provider is asked about an order's payment, in minutes after it was begun. */
  async function askedAt(id: string, minutes: number[]) {
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id))
    const begun = payment?.createdAt.getTime() ?? 0
    const asked: number[] = []
    for (const minute of minutes) {
      const now = new Date(begun + minute * MINUTE_MS + 1)
      await reconcile(now)
      const [after] = await db.select().from(payments).where(eq(payments.orderId, id))
      if (after?.checkedAt?.getTime() === now.getTime()) asked.push(minute)
    }
    return asked
  }

  it('about an open payment ever less often', async () => {
    const id = await begin()
    expect(await askedAt(id, [0.5, 1, 1.5, 3, 60, 65, 67, 600, 630, 670])).toEqual([
      1, 3, 60, 67, 600, 670,
    ])
  })

  it('nothing about payments of a provider that was left', async () => {
    const id = await begin()
    await db.update(payments).set({ provider: 'sandbox' }).where(eq(payments.orderId, id))
    expect(await askedAt(id, [2, 600])).toEqual([])
  })

  it('no longer about a payment that the provider has never confirmed', async () => {
    yookassa.setDown(true)
    const id = await begin()
    yookassa.setDown(false)
    const known = yookassa.payments.size
    await askedAt(id, [25 * 60])
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment?.status).toBe('cancelled')
    expect(yookassa.payments.size).toBe(known)
  })

  it('three times in vain and then waits: a paid order is delivered meanwhile', async () => {
    const ids = await Promise.all(
      [1, 5, 20, 50, 100].map(async (quantity) => {
        const body = { quantity: quantity as 1 }
        const { id } = await gateway.get(createPackage, { as: buyer, body })
        await gateway.ask(checkOut, { as: buyer, params: { id }, body: {} })
        return id
      }),
    )
    const [paid = ''] = ids
    await db.update(orders).set({ state: 'paid' }).where(eq(orders.id, paid))
    yookassa.setDown(true)
    await reconcile(soon())
    yookassa.setDown(false)
    const asked = await db.$count(
      payments,
      and(inArray(payments.orderId, ids), isNotNull(payments.checkedAt)),
    )
    expect(asked).toBe(3)
    const [order] = await db.select().from(orders).where(eq(orders.id, paid))
    expect(order?.state).toBe('delivered')
  })
})
