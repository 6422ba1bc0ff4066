import type { OrderState } from '@trassa/contracts/enumerations/orders'
import type { EventActor } from '../../event-actor.ts'
import { OTHER_ACTORS } from '../../testing/actors.ts'
import { decideOrder } from '../order.decision.ts'
import type { OrderEventPayload, OrderFacts } from '../order.types.ts'

export const NOW = new Date('2026-06-15T12:00:00.000Z')
const HOUR = 60 * 60 * 1000

/** One actor of each kind. */
export const ACTORS = {
  buyer: { kind: 'user', userId: '1', role: 'user' },
  ...OTHER_ACTORS,
} as const satisfies Record<string, EventActor>
export type ActorName = keyof typeof ACTORS
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[]

/** The order's money, in full. */
export const PAYMENT = {
  type: 'order.paymentReceived',
  paymentId: 'first',
  method: 'card',
  amount: 135_000,
  currency: 'RUB',
} as const satisfies OrderEventPayload

/** One well-filled event of each kind. */
export const EVENT_PAYLOADS: OrderEventPayload[] = [
  { type: 'order.checkoutStarted', method: 'card' },
  { type: 'order.paymentFailed' },
  PAYMENT,
  { type: 'order.delivered' },
  { type: 'order.cancelled' },
  { type: 'order.expired' },
  { type: 'order.refunded', reason: 'Оплачено по ошибке', amount: 135_000 },
]

const UNPAID: readonly OrderState[] = ['created', 'awaiting', 'cancelled', 'expired']

/** An order of user 1 over 1 350 ₽ in a state, not yet due. */
export const orderIn = (state: OrderState, facts: Partial<OrderFacts> = {}): OrderFacts => ({
  userId: '1',
  state,
  amount: 135_000,
  dueAt: new Date(NOW.getTime() + HOUR),
  paymentId: UNPAID.includes(state) ? null : 'first',
  ...facts,
})

/** The order as it is at the moment when it is due. */
export const dueOrderIn = (state: OrderState): OrderFacts => orderIn(state, { dueAt: NOW })

/** What the order machine says to one of the actors, now. */
export const decide = (order: OrderFacts, who: ActorName, payload: OrderEventPayload) =>
  decideOrder(order, { ...payload, actor: ACTORS[who], now: NOW })
