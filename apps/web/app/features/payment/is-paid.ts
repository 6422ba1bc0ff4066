import type { OrderState } from '@trassa/contracts/enumerations/orders'

/** Whether the money of an order in this state is here. */
export const IS_PAID: Record<OrderState, boolean> = {
  created: false,
  awaiting: false,
  paid: true,
  delivered: true,
  cancelled: false,
  expired: false,
  refunded: false,
}
