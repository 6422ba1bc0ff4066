import { CURRENCY, type PaymentMethod } from '@trassa/contracts/enumerations/orders'
import { isAtLeast, isOwner } from '../event-actor.ts'
import type { Rule } from '../rules.ts'
import type { OrderEvent, OrderFacts } from './order.types.ts'

const DAY = 24 * 60 * 60 * 1000

/** domain §5: how long an order waits for its payment, in milliseconds. */
export const ORDER_TERMS = {
  card: DAY,
  invoice: 7 * DAY,
} as const satisfies Record<PaymentMethod, number>

type OrderRuleCheck = Rule<OrderFacts, OrderEvent>

/** Who may act comes from the event's actor, everything else from the facts and the event, time included. */
export const ORDER_RULES = {
  buyer: { code: 'order.forbidden', holds: (order, { actor }) => isOwner(actor, order) },
  buyerOrSenior: {
    code: 'order.forbidden',
    holds: (order, { actor }) => isOwner(actor, order) || isAtLeast(actor, 'seniorModerator'),
  },
  senior: {
    code: 'session.forbidden',
    holds: (_, { actor }) => isAtLeast(actor, 'seniorModerator'),
  },
  /** domain §2: staff decide nothing about themselves. */
  notOwn: { code: 'order.own', holds: (order, { actor }) => !isOwner(actor, order) },
  system: { code: 'session.forbidden', holds: (_, { actor }) => actor.kind === 'system' },
  /** domain §5: a card payment is confirmed by the provider only, a transfer also by a senior moderator. */
  mayConfirm: {
    code: 'session.forbidden',
    holds: (_, event) =>
      event.actor.kind === 'system' ||
      (event.type === 'order.paymentReceived' &&
        event.method === 'invoice' &&
        isAtLeast(event.actor, 'seniorModerator')),
  },
  amountMatches: {
    code: 'order.amount_mismatch',
    holds: (order, event) =>
      event.type === 'order.paymentReceived' &&
      event.amount === order.amount &&
      event.currency === CURRENCY,
  },
  samePayment: {
    code: 'order.illegal_transition',
    holds: (order, event) =>
      event.type === 'order.paymentReceived' && event.paymentId === order.paymentId,
  },
  notDue: { code: 'order.expired', holds: (order, { now }) => now < order.dueAt },
  due: { code: 'order.illegal_transition', holds: (order, { now }) => now >= order.dueAt },
  /** Of an order that was not delivered the whole amount goes back: nothing of it was used. */
  amountRefundable: {
    code: 'order.amount_mismatch',
    holds: (order, event) =>
      event.type === 'order.refunded' &&
      Number.isSafeInteger(event.amount) &&
      event.amount > 0 &&
      (order.state === 'paid' ? event.amount === order.amount : event.amount <= order.amount),
  },
  reasonWritten: {
    code: 'moderation.reasons_missing',
    holds: (_, event) => event.type === 'order.refunded' && event.reason.trim() !== '',
  },
} as const satisfies Record<string, OrderRuleCheck>

export type OrderRule = keyof typeof ORDER_RULES

/** Whether a rule holds for an order and an event. */
export const orderRuleHolds = (rule: OrderRule, order: OrderFacts, event: OrderEvent): boolean => {
  const { holds }: OrderRuleCheck = ORDER_RULES[rule]
  return holds(order, event)
}
