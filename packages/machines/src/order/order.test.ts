import { ORDER_STATES, type OrderState } from '@trassa/contracts/enumerations/orders'
import { describe, expect, it } from 'vitest'
import { allowedOrderEvents } from './order.decision.ts'
import type { OrderEventType } from './order.types.ts'
import {
  ACTOR_NAMES,
  ACTORS,
  type ActorName,
  decide,
  dueOrderIn,
  EVENT_PAYLOADS,
  NOW,
  orderIn,
  PAYMENT,
} from './testing/order-samples.ts'

interface Cell {
  to: OrderState
  who: ActorName[]
}

const STATES = Object.keys(ORDER_STATES) as OrderState[]
const SYSTEM: ActorName[] = ['system']
const CHECKOUT: Cell = { to: 'awaiting', who: ['buyer'] }
const CANCEL: Cell = { to: 'cancelled', who: ['buyer', 'senior'] }
const EXPIRE: Cell = { to: 'expired', who: SYSTEM }
const PAID: Cell = { to: 'paid', who: SYSTEM }
const REFUND: Cell = { to: 'refunded', who: ['senior'] }

/** domain §5, written out once more: event → from → to and who, where nothing else is in the way. */
const TABLE: Record<OrderEventType, Partial<Record<OrderState, Cell>>> = {
  'order.checkoutStarted': { created: CHECKOUT, awaiting: CHECKOUT },
  'order.paymentFailed': { awaiting: { to: 'created', who: SYSTEM } },
  'order.paymentReceived': {
    created: PAID,
    awaiting: PAID,
    cancelled: PAID,
    expired: PAID,
    paid: PAID,
    delivered: { ...PAID, to: 'delivered' },
    refunded: { ...PAID, to: 'refunded' },
  },
  'order.delivered': { paid: { to: 'delivered', who: SYSTEM } },
  'order.cancelled': { created: CANCEL, awaiting: CANCEL },
  'order.expired': { created: EXPIRE, awaiting: EXPIRE },
  'order.refunded': { paid: REFUND, delivered: REFUND },
}

const inTime = (type: OrderEventType) => (type === 'order.expired' ? dueOrderIn : orderIn)

describe('domain §5: the table of an order', () => {
  for (const payload of EVENT_PAYLOADS)
    it.each(STATES)(`${payload.type} in %s`, (state) => {
      const cell = TABLE[payload.type][state]
      for (const who of ACTOR_NAMES) {
        const decision = decide(inTime(payload.type)(state), who, payload)
        if (!cell?.who.includes(who)) expect(decision.ok, who).toBe(false)
        else
          expect({ state, ...(decision.ok && decision.changes) }, who).toMatchObject({
            state: cell.to,
          })
      }
    })
})

describe('domain §5: a payment', () => {
  it('takes the order to paid, and the ledger books it', () => {
    expect(decide(orderIn('awaiting'), 'system', PAYMENT)).toEqual({
      ok: true,
      changes: {
        state: 'paid',
        stateChangedAt: NOW,
        paymentId: 'first',
        method: 'card',
        paidAt: NOW,
      },
      effects: ['bookPayment'],
    })
  })

  it.each([{ amount: 134_999 }, { amount: 135_001 }, { amount: 1_350 }, { currency: 'USD' }])(
    'of a wrong sum changes nothing: %o',
    (wrong) => {
      for (const state of ['created', 'awaiting', 'cancelled', 'expired'] as const)
        expect(decide(orderIn(state), 'system', { ...PAYMENT, ...wrong })).toEqual({
          ok: false,
          code: 'order.amount_mismatch',
        })
    },
  )

  it.each(['paid', 'delivered', 'refunded'] as const)(
    'that is announced again changes nothing in %s; a second one is returned',
    (state) => {
      const order = orderIn(state)
      expect(decide(order, 'system', PAYMENT)).toEqual({ ok: true, changes: {}, effects: [] })
      expect(decide(order, 'system', { ...PAYMENT, paymentId: 'second' })).toEqual({
        ok: true,
        changes: {},
        effects: ['returnSurplus'],
      })
    },
  )

  it('by transfer is marked by a senior moderator, by card never', () => {
    const order = orderIn('awaiting')
    expect(decide(order, 'senior', { ...PAYMENT, method: 'invoice' }).ok).toBe(true)
    expect(decide(order, 'senior', PAYMENT)).toEqual({ ok: false, code: 'session.forbidden' })
  })

  it('is possible until the order is due', () => {
    const checkout = { type: 'order.checkoutStarted', method: 'invoice' } as const
    expect(decide(orderIn('created'), 'buyer', checkout)).toMatchObject({
      changes: { method: 'invoice', dueAt: new Date('2026-06-22T12:00:00.000Z') },
    })
    expect(decide(dueOrderIn('created'), 'buyer', checkout)).toEqual({
      ok: false,
      code: 'order.expired',
    })
  })
})

describe('domain §5: a refund', () => {
  const refund = {
    type: 'order.refunded',
    reason: ' Оплачено дважды ',
    amount: 27_000,
  } as const

  it('needs a reason, and takes back what was delivered', () => {
    const written = { changes: { refundReason: 'Оплачено дважды', refundAmount: 27_000 } }
    expect(decide(orderIn('delivered'), 'senior', refund)).toMatchObject({
      ...written,
      effects: ['takeBack', 'refund'],
    })
    expect(decide(orderIn('delivered'), 'senior', { ...refund, reason: ' ' })).toEqual({
      ok: false,
      code: 'moderation.reasons_missing',
    })
  })

  it('of an order that was not delivered is whole', () => {
    expect(decide(orderIn('paid'), 'senior', refund)).toEqual({
      ok: false,
      code: 'order.amount_mismatch',
    })
    expect(decide(orderIn('paid'), 'senior', { ...refund, amount: 135_000 })).toMatchObject({
      ok: true,
      effects: ['refund'],
    })
  })

  it.each([0, -1, 0.5, 135_001])('of %d kopecks is refused', (amount) => {
    expect(decide(orderIn('delivered'), 'senior', { ...refund, amount })).toEqual({
      ok: false,
      code: 'order.amount_mismatch',
    })
  })

  it('§2: of their own order is decided by another', () => {
    expect(decide(orderIn('paid', { userId: '5' }), 'senior', refund)).toEqual({
      ok: false,
      code: 'order.own',
    })
  })
})

describe('domain §5: the menu of an order', () => {
  it.each([
    ['buyer', 'created', ['order.checkoutStarted', 'order.cancelled']],
    ['buyer', 'awaiting', ['order.checkoutStarted', 'order.cancelled']],
    ['buyer', 'delivered', []],
    ['senior', 'awaiting', ['order.cancelled']],
    ['senior', 'delivered', ['order.refunded']],
    ['moderator', 'delivered', []],
  ] as const)('%s, %s: %o', (who, state, events) => {
    expect(allowedOrderEvents(orderIn(state), ACTORS[who], NOW)).toEqual(events)
  })
})
