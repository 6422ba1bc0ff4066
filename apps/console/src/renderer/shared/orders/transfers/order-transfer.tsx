import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import type { PaymentOrder } from '@trassa/contracts/entities/moderator/payment-order'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { useHasRole, useMe } from '../../users/me-context.ts'
import { orderQuery } from '../order-query.ts'
import type { KnownTransfer } from './known-transfer.ts'
import { OrderSurplus } from './order-surplus.tsx'
import { PaymentOrderForm } from './payment-order-form.tsx'

/** Money that comes late is delivered for as well. */
const WAITS_FOR_MONEY: Record<OrderState, boolean> = {
  created: true,
  awaiting: true,
  cancelled: true,
  expired: true,
  paid: false,
  delivered: false,
  refunded: false,
}

interface OrderTransferProps {
  order: StaffOrder
  /** The further payment of a statement that the order was opened for. */
  surplus?: KnownTransfer | undefined
  onSurplusBooked?: (() => void) | undefined
}

/**
 * domain §5: a senior moderator marks an order as paid by the payment order that they see at the bank, and returns
 * what came for a paid order.
 */
export function OrderTransfer({ order, surplus, onSurplusBooked }: OrderTransferProps) {
  const isOwn = useMe().id === order.userId
  const mayMark = useHasRole('seniorModerator') && !isOwn
  const [isOpen, setOpen] = useState(false)
  if (!mayMark || !order.invoice) return null
  if (!WAITS_FOR_MONEY[order.state])
    return <OrderSurplus order={order} known={surplus} onBooked={onSurplusBooked} />
  if (isOpen) return <TransferForm order={order} onCancel={() => setOpen(false)} />
  return (
    <Button variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
      Отметить оплаченным по счёту
    </Button>
  )
}

function TransferForm({ order, onCancel }: { order: StaffOrder; onCancel: () => void }) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const marking = useMutation({
    mutationFn: (body: PaymentOrder) =>
      api.ask(confirmTransfer, { params: { id: order.id }, body }),
    onSuccess: (paid) => {
      client.setQueryData(orderQuery(api, order.id).queryKey, paid)
      void client.invalidateQueries({ queryKey: ['purchases', order.userId] })
      toast('Платёж учтён, заказ выполнен', { tone: 'success' })
    },
  })
  return (
    <PaymentOrderForm
      action="Отметить оплаченным"
      pending={marking.isPending}
      error={marking.error}
      onConfirm={marking.mutate}
      onCancel={onCancel}
    >
      Счёт {order.invoice?.number}, {formatPrice(order.amount)}. Укажите платёжное поручение из
      банка: второй раз этот платёж не учтётся, в том числе из выписки.
    </PaymentOrderForm>
  )
}
