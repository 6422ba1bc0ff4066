import type { Order } from '@trassa/contracts/entities/order'
import type { ReactNode } from 'react'
import { useMe } from '../../../shared/login/use-me.ts'
import { orderActionsOf } from '../../../shared/payment/order-actions.ts'
import { WithOrder } from '../with-order.tsx'
import { EndedOrder } from './ended-order.tsx'
import { PayableOrder } from './payable-order.tsx'

interface OrderPageProps {
  id: string
  /** Ways to pay beside the card. */
  otherMethods?: ((order: Order) => ReactNode) | undefined
}

/** `/payment?order=ID`: an order to pay, or where it stands if that is no longer possible. */
export function OrderPage({ id, otherMethods }: OrderPageProps) {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <WithOrder
      id={id}
      show={(order) => {
        const { canPay, canCancel } = orderActionsOf(order, profile, new Date())
        if (!canPay) return <EndedOrder order={order} />
        return (
          <PayableOrder order={order} canCancel={canCancel}>
            {otherMethods?.(order)}
          </PayableOrder>
        )
      }}
    />
  )
}
