import { ORDER_STATE_TONES } from '@trassa/catalog/format/order-state-tones'
import { ORDER_STATES, type OrderState } from '@trassa/contracts/enumerations/orders'
import { Status } from '@trassa/ui/display/status'

/** An order's state by colour, form and word. */
export const OrderStatus = ({ state }: { state: OrderState }) => (
  <Status tone={ORDER_STATE_TONES[state]}>{ORDER_STATES[state]}</Status>
)
