import { confirmRefund } from '@trassa/contracts/calls/moderator/orders'
import { confirmTransfer, returnTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { currentPackage } from '@trassa/contracts/calls/payments'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { companiesOf } from '../invoices/testing/companies.ts'
import { readBalances } from '../ledger/ledger.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { invoiced } = companiesOf(gateway)
const senior = await gateway.createUser({ role: 'seniorModerator' })

let numbers = 500
const paymentOrder = () => ({ number: String(++numbers), date: '2026-11-23' })
/** An order of a company that has been paid by a transfer. */
async function paidOnce() {
  const { id, company, invoice } = await invoiced()
  const first = paymentOrder()
  await gateway.get(confirmTransfer, { as: senior, params: { id }, body: first })
  return { id, company, invoice, first }
}
type Second = Partial<{ kopecks: number; payerInn: string; number: string; date: string }>
const giveBack = (id: string, second: Second, as: TestUser = senior) => {
  const body = { ...paymentOrder(), reason: 'Бухгалтер заплатил дважды', ...second }
  return gateway.ask(returnTransfer, { as, params: { id }, body })
}
const balancesOf = async (id: string) => Object.fromEntries(await readBalances(db, id))

it('domain §5: a second transfer of a paid invoice is booked once and goes back as that transfer', async () => {
  const { id, company, first } = await paidOnce()
  const second = paymentOrder()
  const answers = await Promise.all([giveBack(id, second), giveBack(id, second)])
  expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
  const third = await giveBack(id, second)
  if (!third.ok) throw new Error('The repeat was refused')
  const { transfers, refunds, state, timeline } = third.detail
  expect(state).toBe('delivered')
  expect(transfers).toMatchObject([
    { ...first, isSurplus: false },
    { ...second, isSurplus: true, amount: 1350, payerInn: '7707083893' },
  ])
  expect(refunds).toMatchObject([
    { byCard: false, state: 'pending', amount: 1350, transferId: transfers[1]?.id },
  ])
  expect(timeline.at(-1)).toMatchObject({
    event: 'order.paymentReceived',
    state: null,
    reason: 'Бухгалтер заплатил дважды',
  })
  // What was bought was given once, and the second payment is owed to the buyer until it has left.
  const { remainder } = await gateway.get(currentPackage, {
    as: company,
    params: { userId: company.id },
  })
  expect(remainder).toBe(5)
  expect(await balancesOf(id)).toEqual({
    'cash.bank': 270_000,
    buyers: 0,
    sales: -135_000,
    refunds: -135_000,
  })
  const body = { refundId: refunds[0]?.id ?? '', ...paymentOrder() }
  await gateway.get(confirmRefund, { as: senior, params: { id }, body })
  expect(await balancesOf(id)).toEqual({
    'cash.bank': 135_000,
    buyers: 0,
    sales: -135_000,
    refunds: 0,
  })
})

it('domain §5: another amount of another payer goes back as it came, to the kopeck', async () => {
  const { id } = await paidOnce()
  const answer = await giveBack(id, { kopecks: 10_050, payerInn: '7702070139' })
  expect(answer).toMatchObject({
    detail: {
      transfers: [{}, { amount: 100.5, payerInn: '7702070139' }],
      refunds: [{ amount: 100.5 }],
    },
  })
  expect(await balancesOf(id)).toMatchObject({ 'cash.bank': 145_050, refunds: -10_050, buyers: 0 })
})

it('domain §5: the transfer that has paid an order is not returned as a second one, here or elsewhere', async () => {
  const { id, first } = await paidOnce()
  const other = await paidOnce()
  for (const order of [id, other.id])
    expect(await giveBack(order, first)).toMatchObject({
      status: 409,
      failure: { code: 'transfer.booked' },
    })
  expect(await balancesOf(id)).toEqual({ 'cash.bank': 135_000, buyers: 0, sales: -135_000 })
})

it('domain §5: money of an order that waits for it is its payment, not a second one', async () => {
  const { id } = await invoiced()
  expect(await giveBack(id, {})).toMatchObject({ failure: { code: 'order.illegal_transition' } })
  expect(await balancesOf(id)).toEqual({})
})

it('domain §2: moderators return nothing, and seniors nothing of their own', async () => {
  const { id } = await paidOnce()
  const moderator = await gateway.createUser({ role: 'moderator' })
  expect(await giveBack(id, {}, moderator)).toMatchObject({ status: 403 })
  await db.execute(sql`UPDATE orders SET user_id = ${senior.id} WHERE id = ${id}`)
  expect(await giveBack(id, {})).toMatchObject({ failure: { code: 'order.own' } })
})
