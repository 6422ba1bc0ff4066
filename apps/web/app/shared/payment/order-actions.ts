import type { Order } from '@trassa/contracts/entities/order'
import type { Profile } from '@trassa/contracts/entities/user'
import { allowedOrderEvents } from '@trassa/machines/order/order.decision'

interface OrderActions {
  canPay: boolean
  canCancel: boolean
}

/** What a buyer may do with their order now: the order machine decides (domain §5). */
export function orderActionsOf(order: Order, profile: Profile, now: Date): OrderActions {
  const { userId, state, amount, dueAt } = order
  const facts = { userId, state, amount: amount * 100, dueAt: new Date(dueAt), paymentId: null }
  const actor = { kind: 'user', userId: profile.id, role: profile.role } as const
  const events = allowedOrderEvents(facts, actor, now)
  return {
    canPay: events.includes('order.checkoutStarted'),
    canCancel: events.includes('order.cancelled'),
  }
}
