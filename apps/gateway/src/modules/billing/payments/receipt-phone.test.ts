import { refundOrder } from '@trassa/contracts/calls/moderator/orders'
import { checkOut, createPackage } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { users } from '../../identity/public.ts'
import { billingPart } from '../billing-part.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'
import { createTestBilling } from '../testing/test-billing.ts'
import { payments, refunds } from './payments.table.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { reconcile } = createTestBilling(gateway)
const { buy } = createBuying(gateway, yookassa)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const changePhone = ({ id }: TestUser, phone: string) =>
  db.update(users).set({ phone }).where(eq(users.id, id))

/** A payment that the provider has begun, whose answer was lost. */
async function lostCheckout() {
  const buyer = await gateway.createUser()
  const { id } = await gateway.get(createPackage, { as: buyer, body: { quantity: 5 } })
  yookassa.loseAnswers(1)
  await gateway.ask(checkOut, { as: buyer, params: { id }, body: {} })
  const read = async () => (await db.select().from(payments).where(eq(payments.orderId, id)))[0]
  return { buyer, read }
}

it('domain §5: a payment is asked for again with the phone of its first receipt', async () => {
  const { buyer, read } = await lostCheckout()
  expect(await read()).toMatchObject({ status: 'new', receiptPhone: buyer.phone })
  await changePhone(buyer, '+79161112233')
  await reconcile(inMinutes(2))
  const begun = await read()
  expect(begun).toMatchObject({ status: 'pending', receiptPhone: null })
  expect(yookassa.payments.has(begun?.providerId ?? '')).toBe(true)
  expect(yookassa.payments.size).toBe(1)
})

it('domain §5: a refund is asked for again with the phone of its first receipt', async () => {
  const buyer = await gateway.createUser()
  const senior = await gateway.createUser({ role: 'seniorModerator' })
  const { id, paymentId } = await buy(buyer)
  const body = { reason: 'Ошибка', amount: 1350 }
  await gateway.get(refundOrder, { as: senior, params: { id }, body })
  yookassa.loseAnswers(1)
  await reconcile(inMinutes(1))
  await changePhone(buyer, '+79161112234')
  await reconcile(inMinutes(2))
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id))
  expect(refund).toMatchObject({ status: 'succeeded', receiptPhone: null })
  expect(yookassa.refunds.filter((one) => one.payment_id === paymentId)).toHaveLength(1)
})

it('domain §2: no payment keeps the phone of a deleted account', async () => {
  const { buyer, read } = await lostCheckout()
  await billingPart(db).erase(buyer.id, new Date())
  expect(await read()).toMatchObject({ receiptPhone: null })
})
