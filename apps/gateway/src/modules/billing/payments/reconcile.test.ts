import {
  cancelOrder,
  checkOut,
  createPackage,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adLifecycle } from '../../../main/ad-lifecycle.ts'
import { createPaymentProvider } from '../../../main/payment-provider.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createBilling } from '../billing.ts'
import { readBalances } from '../ledger/ledger.repository.ts'
import { orders } from '../orders/orders.table.ts'
import { packages } from '../packages/packages.table.ts'
import { noticeOf, startFakeYookassa } from '../testing/fake-yookassa.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway({
  PAYMENT_PROVIDER: 'yookassa',
  YOOKASSA_SHOP_ID: 'SHOP',
  YOOKASSA_SECRET_KEY: 'SECRET',
  YOOKASSA_URL: yookassa.url,
})
const { db, config } = gateway
const { reconcile } = createBilling({
  db,
  now: () => new Date(),
  lifecycle: adLifecycle(),
  provider: createPaymentProvider(config, db),
  publicUrl: config.publicUrl,
  log: { error: () => undefined, warn: () => undefined },
})
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
