import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { returnTransfer } from '@trassa/contracts/calls/moderator/transfers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { orderQuery } from '../order-query.ts'
import type { KnownTransfer } from './known-transfer.ts'
import { SurplusForm } from './surplus-form.tsx'

interface OrderSurplusProps {
  order: StaffOrder
  /** The payment of a statement that the order was opened for. */
  known?: KnownTransfer | undefined
  onBooked?: (() => void) | undefined
}

/** domain §5: money that has come for an order a second time goes back by the decision of a senior moderator. */
export function OrderSurplus({ order, known, onBooked }: OrderSurplusProps) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const [isOpen, setOpen] = useState(known !== undefined)
  const booking = useMutation({
    mutationFn: (body: CallArguments<typeof returnTransfer, 'output'>['body']) =>
      api.ask(returnTransfer, { params: { id: order.id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(orderQuery(api, order.id).queryKey, changed)
      setOpen(false)
      onBooked?.()
      toast('Платёж учтён, возврат начат', { tone: 'success' })
    },
  })
  if (!isOpen) {
    return (
      <Button variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        Пришёл второй платёж
      </Button>
    )
  }
  return (
    <SurplusForm
      order={order}
      known={known ?? null}
      pending={booking.isPending}
      error={booking.error}
      onSubmit={booking.mutate}
      onCancel={() => setOpen(false)}
    />
  )
}
