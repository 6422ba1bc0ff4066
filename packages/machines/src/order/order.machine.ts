import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { assign, setup } from 'xstate'
import { ORDER_TERMS, type OrderRule, orderRuleHolds } from './order.rules.ts'
import type {
  OrderChanges,
  OrderContext,
  OrderEffect,
  OrderEvent,
  OrderFacts,
} from './order.types.ts'

interface Outcome {
  changes?: OrderChanges
  effects?: OrderEffect[]
}

/** What a transition writes beside its state, and what it causes. */
const OUTCOMES = {
  checkout: ({ now, ...event }) =>
    event.type === 'order.checkoutStarted'
      ? {
          changes: {
            method: event.method,
            dueAt: new Date(now.getTime() + ORDER_TERMS[event.method]),
          },
        }
      : {},
  payment: ({ now, ...event }) =>
    event.type === 'order.paymentReceived'
      ? {
          changes: { paymentId: event.paymentId, method: event.method, paidAt: now },
          effects: ['bookPayment'],
        }
      : {},
  repeatedNotice: () => ({}),
  surplus: () => ({ effects: ['returnSurplus'] }),
  delivery: () => ({ effects: ['deliver'] }),
  refund: (event) =>
    event.type === 'order.refunded'
      ? {
          changes: { refundReason: event.reason.trim(), refundAmount: event.amount },
          effects: ['refund'],
        }
      : {},
  takingBack: () => ({ effects: ['takeBack'] }),
} as const satisfies Record<string, (event: OrderEvent) => Outcome>

const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderFacts,
  },
  guards: {
    allowed: ({ context, event }, { rules }: { rules: OrderRule[] }) =>
      rules.every((rule) => orderRuleHolds(rule, context.order, event)),
  },
  actions: {
    write: assign(({ context, event }, name: keyof typeof OUTCOMES) => {
      const { changes, effects = [] }: Outcome = OUTCOMES[name](event)
      return {
        changes: { ...context.changes, ...changes },
        effects: [...context.effects, ...effects],
      }
    }),
  },
})

const when = (...rules: OrderRule[]) => ({ type: 'allowed' as const, params: { rules } })
const write = (params: keyof typeof OUTCOMES) => ({ type: 'write' as const, params })

const PAYABLE = {
  'order.checkoutStarted': {
    guard: when('buyer', 'notDue'),
    target: 'awaiting',
    actions: write('checkout'),
  },
  'order.cancelled': { guard: when('buyerOrSenior'), target: 'cancelled' },
  'order.expired': { guard: when('system', 'due'), target: 'expired' },
} as const

/** Money that has arrived is taken in every state: an order ended meanwhile is paid all the same. */
const PAYMENT = {
  'order.paymentReceived': {
    guard: when('mayConfirm', 'amountMatches'),
    target: 'paid',
    actions: write('payment'),
  },
} as const

/** A notice comes again, or money comes twice: the first payment counts, another one is returned. */
const FURTHER_PAYMENT = {
  'order.paymentReceived': [
    { guard: when('mayConfirm', 'samePayment'), actions: write('repeatedNotice') },
    { guard: when('mayConfirm'), actions: write('surplus') },
  ],
}

const REFUND_RULES = ['senior', 'notOwn', 'reasonWritten', 'amountRefundable'] as const

/** The life of an order (domain §5), in one place. Use it through `decideOrder` and `allowedOrderEvents`. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => ({ order: input, changes: {}, effects: [] }),
  initial: 'created',
  states: {
    created: { on: { ...PAYABLE, ...PAYMENT } },
    awaiting: {
      on: {
        ...PAYABLE,
        ...PAYMENT,
        'order.paymentFailed': { guard: when('system'), target: 'created' },
      },
    },
    cancelled: { on: PAYMENT },
    expired: { on: PAYMENT },
    paid: {
      on: {
        ...FURTHER_PAYMENT,
        'order.delivered': {
          guard: when('system'),
          target: 'delivered',
          actions: write('delivery'),
        },
        'order.refunded': {
          guard: when(...REFUND_RULES),
          target: 'refunded',
          actions: write('refund'),
        },
      },
    },
    delivered: {
      on: {
        ...FURTHER_PAYMENT,
        'order.refunded': {
          guard: when(...REFUND_RULES),
          target: 'refunded',
          actions: [write('takingBack'), write('refund')],
        },
      },
    },
    refunded: { on: FURTHER_PAYMENT },
  } satisfies Record<OrderState, object>,
})
