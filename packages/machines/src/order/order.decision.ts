import type { ErrorCode } from '@trassa/contracts/errors'
import { transition } from 'xstate'
import type { EventActor } from '../event-actor.ts'
import { furthestFailure, ruledTransitions } from '../rules.ts'
import { orderMachine } from './order.machine.ts'
import { ORDER_RULES, type OrderRule, orderRuleHolds } from './order.rules.ts'
import type {
  OrderDecision,
  OrderEvent,
  OrderEventPayload,
  OrderEventType,
  OrderFacts,
} from './order.types.ts'

const snapshotOf = (order: OrderFacts) =>
  orderMachine.resolveState({
    value: order.state,
    context: { order, changes: {}, effects: [] },
  })

const isRule = (name: unknown): name is OrderRule => typeof name === 'string' && name in ORDER_RULES

/** The code of the rule at which the furthest transition of the event failed; without one: illegal. */
function refusalOf(order: OrderFacts, event: OrderEvent): ErrorCode {
  const failed = furthestFailure(ruledTransitions(snapshotOf(order), isRule), event.type, (rule) =>
    orderRuleHolds(rule, order, event),
  )
  return failed ? ORDER_RULES[failed].code : 'order.illegal_transition'
}

/**
 * Decides whether an event is allowed for an order, and what is then to be written (domain §5).
 * Pure: the caller writes `changes` while it holds the order's row and carries out `effects` in the
 * same transaction. A refusal carries the code of a rule (`ORDER_RULES`) or `order.illegal_transition`.
 */
export function decideOrder(order: OrderFacts, event: OrderEvent): OrderDecision {
  const before = snapshotOf(order)
  if (!before.can(event)) return { ok: false, code: refusalOf(order, event) }
  const [after] = transition(orderMachine, before, event)
  const { changes, effects } = after.context
  if (after.value === order.state) return { ok: true, changes, effects }
  return {
    ok: true,
    changes: { ...changes, state: after.value, stateChangedAt: event.now },
    effects,
  }
}

/** A valid example of each event that a person sends. */
const examples = ({ amount }: OrderFacts): OrderEventPayload[] => [
  { type: 'order.checkoutStarted', method: 'card' },
  { type: 'order.cancelled' },
  { type: 'order.refunded', reason: '—', amount },
]

/** The events that the actor may send for the order now: the buttons of its menu. */
export function allowedOrderEvents(
  order: OrderFacts,
  actor: EventActor,
  now: Date,
): OrderEventType[] {
  const before = snapshotOf(order)
  return examples(order)
    .filter((example) => before.can({ ...example, actor, now }))
    .map(({ type }) => type)
}
