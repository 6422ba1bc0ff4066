import {
  findStaffOrder,
  staffOrder,
  userLedger,
  userOrders,
  userPackages,
} from '@trassa/contracts/calls/moderator/orders'
import { confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { maskPhone } from '@trassa/contracts/phone'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { companiesOf } from '../invoices/testing/companies.ts'
import { createBuying, yookassaSettings } from '../testing/buying.ts'
import { startFakeYookassa } from '../testing/fake-yookassa.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { db } = gateway
const { buy } = createBuying(gateway, yookassa)
const support = await gateway.createUser({ role: 'support', username: 'Поддержка' })

describe('domain §9: what the staff read of purchases', () => {
  it('an order in full: lines, payments, ledger, what was given, and what happened when', async () => {
    const buyer = await gateway.createUser({ username: 'Мария' })
    const { id, paymentId } = await buy(buyer)
    const order = await gateway.get(staffOrder, { as: support, params: { id } })
    expect(order).toMatchObject({
      id,
      state: 'delivered',
      amount: 1350,
      buyer: { id: buyer.id, username: 'Мария', maskedPhone: maskPhone(buyer.phone) },
      payments: [{ provider: 'yookassa', providerId: paymentId, state: 'succeeded', amount: 1350 }],
      refunds: [],
      entries: [
        { kind: 'payment', source: 'buyers', target: 'cash.yookassa', amount: 1350 },
        { kind: 'sale', source: 'sales', target: 'buyers', amount: 1350 },
      ],
      given: [{ kind: 'package', quantity: 5, left: 5, revokedAt: null }],
      timeline: [
        { event: 'order.checkoutStarted', state: 'awaiting', actorName: 'Мария' },
        { event: 'order.paymentReceived', state: 'paid', actorName: 'Система' },
        { event: 'order.delivered', state: 'delivered', actorName: 'Система' },
      ],
    })
    expect(order.balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('the orders and packages of a user', async () => {
    const buyer = await gateway.createUser()
    const { id } = await buy(buyer)
    const params = { id: buyer.id }
    expect(await gateway.get(userOrders, { as: support, params })).toMatchObject({
      total: 1,
      items: [{ id, state: 'delivered', amount: 1350 }],
    })
    expect(await gateway.get(userPackages, { as: support, params })).toMatchObject({
      total: 1,
      items: [{ orderId: id, quantity: 5, remainder: 5, revokedAt: null }],
      compensations: [],
    })
  })

  it('domain §5: what the ledger has booked for a user, newest first, and of no other user', async () => {
    const [buyer, other] = [await gateway.createUser(), await gateway.createUser()]
    const { id } = await buy(buyer)
    await buy(other)
    const ledger = await gateway.get(userLedger, { as: support, params: { id: buyer.id } })
    expect(ledger).toMatchObject({
      total: 2,
      items: [
        { orderId: id, kind: 'sale', source: 'sales', target: 'buyers', amount: 1350 },
        { orderId: id, kind: 'payment', source: 'buyers', amount: 1350 },
      ],
    })
    expect(JSON.stringify(ledger)).not.toContain('subject')
    const refused = await gateway.ask(userLedger, { as: buyer, params: { id: buyer.id } })
    expect(refused).toMatchObject({ status: 403 })
  })

  it('a look-up is logged: what is opened together, and within ten minutes, is one', async () => {
    const buyer = await gateway.createUser()
    const { id } = await buy(buyer)
    const params = { id: buyer.id }
    await Promise.all([
      gateway.get(userOrders, { as: support, params }),
      gateway.get(userPackages, { as: support, params }),
      gateway.get(userOrders, { as: support, params }),
    ])
    await gateway.get(userPackages, { as: support, params })
    await gateway.get(staffOrder, { as: support, params: { id } })
    const ofSupport = (await userHistory(db, buyer.id)).filter((row) => row.actorId === support.id)
    expect(ofSupport).toMatchObject([
      { event: 'purchases.lookedUp' },
      { event: 'order.lookedUp', after: { orderId: id } },
    ])
    const { timeline } = await gateway.get(staffOrder, { as: support, params: { id } })
    expect(timeline.map(({ event }) => event)).not.toContain('order.lookedUp')
  })

  it('an order is found by its number, its invoice’s and its act’s, however they are typed; logged', async () => {
    const senior = await gateway.createUser({ role: 'seniorModerator' })
    const { company, id, invoice } = await companiesOf(gateway).invoiced()
    const body = { number: '77', date: '2026-11-23' }
    const { act } = await gateway.get(confirmTransfer, { as: senior, params: { id }, body })
    const year = invoice.number.slice(2, 6)
    const numbers = [
      id,
      invoice.number,
      // With the Latin letter, without dashes and leading zeros.
      `t ${year} ${Number(invoice.number.slice(-6))}`,
      act?.number ?? '',
    ]
    for (const number of numbers)
      expect(await gateway.get(findStaffOrder, { as: support, query: { number } })).toEqual({
        orderId: id,
        userId: company.id,
      })
    const seen = (await userHistory(db, company.id)).filter((row) => row.actorId === support.id)
    expect(seen).toHaveLength(numbers.length)
    expect(seen[0]).toMatchObject({ event: 'order.lookedUp', after: { orderId: id } })
    for (const number of ['999999999', 'Т-2026-999999', `А-1999-000001`, 'счёт', "1' OR 1=1"])
      expect(await gateway.ask(findStaffOrder, { as: support, query: { number } })).toMatchObject({
        status: 404,
        failure: { code: 'order.not_found' },
      })
  })

  it('of an unknown user or order nothing is found', async () => {
    const unknown = { as: support, params: { id: '999999999' } }
    expect(await gateway.ask(userOrders, unknown)).toMatchObject({
      status: 404,
      failure: { code: 'user.not_found' },
    })
    expect(await gateway.ask(staffOrder, unknown)).toMatchObject({
      status: 404,
      failure: { code: 'order.not_found' },
    })
  })
})
