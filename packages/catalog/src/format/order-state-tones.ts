import type { OrderState } from '@trassa/contracts/enumerations/orders'

/** The tone of each order state's label (domain §5); colour is never the only sign. */
export const ORDER_STATE_TONES = {
  created: 'marking',
  awaiting: 'marking',
  paid: 'sign',
  delivered: 'go',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<OrderState, string>
