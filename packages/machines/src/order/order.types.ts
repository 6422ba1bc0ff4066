import type { OrderState, PaymentMethod } from '@trassa/contracts/enumerations/orders'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { EventActor } from '../event-actor.ts'

/** The stored facts that decide which events are allowed; named as the columns are. */
export interface OrderFacts {
  /** The buyer. */
  readonly userId: string
  readonly state: OrderState
  /** Whole kopecks: the price that the order was made with. */
  readonly amount: number
  /** Until when an unpaid order may be paid. */
  readonly dueAt: Date
  /** The payment that the order was paid with; `null` until then. */
  readonly paymentId: string | null
}

/** An event's type and payload, without its metadata (actor and time). */
export type OrderEventPayload =
  /** The buyer was sent to the payment page, or was given an invoice; again with another method or after a failure. */
  | { type: 'order.checkoutStarted'; method: PaymentMethod }
  | { type: 'order.paymentFailed' }
  /** Money has arrived: `amount` in kopecks, `currency` as ISO 4217 names it. */
  | {
      type: 'order.paymentReceived'
      paymentId: string
      method: PaymentMethod
      amount: number
      currency: string
    }
  | { type: 'order.delivered' }
  | { type: 'order.cancelled' }
  | { type: 'order.expired' }
  /** `amount`: kopecks that go back, at most what was paid. */
  | { type: 'order.refunded'; reason: string; amount: number }

/** What has happened to an order, by whom and when; the machine never reads the clock. */
export type OrderEvent = OrderEventPayload & { readonly actor: EventActor; readonly now: Date }
export type OrderEventType = OrderEvent['type']

/** The columns that the gateway must write; absent ones stay unchanged. */
export interface OrderChanges {
  state?: OrderState
  stateChangedAt?: Date
  method?: PaymentMethod
  dueAt?: Date
  paymentId?: string
  paidAt?: Date
  refundReason?: string
  refundAmount?: number
}

/**
 * What the gateway must carry out in the same transaction beside writing columns:
 * - `bookPayment`: the ledger receives the buyer's money;
 * - `deliver`: units, promotion or publication are given, and the ledger books the sale;
 * - `takeBack`: what was delivered and is not used up is taken back;
 * - `refund`: the ledger owes the money to the buyer, and the provider is asked to return it;
 * - `returnSurplus`: a second payment of a paid order is booked and returned.
 */
export type OrderEffect = 'bookPayment' | 'deliver' | 'takeBack' | 'refund' | 'returnSurplus'

export type OrderDecision =
  | { readonly ok: true; readonly changes: OrderChanges; readonly effects: OrderEffect[] }
  | { readonly ok: false; readonly code: ErrorCode }

/** The machine's context: the given facts and the decision so far. */
export interface OrderContext {
  readonly order: OrderFacts
  readonly changes: OrderChanges
  readonly effects: OrderEffect[]
}
