import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { confirmTransfer } from '@trassa/contracts/calls/invoices'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useHasRole, useMe } from '../users/me-context.ts'
import { orderQuery } from './order-query.ts'

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

/** domain §5: a senior moderator marks an order as paid by the payment order that they see at the bank. */
export function OrderTransfer({ order }: { order: StaffOrder }) {
  const isOwn = useMe().id === order.userId
  const mayMark = useHasRole('seniorModerator') && !isOwn
  const [isOpen, setOpen] = useState(false)
  if (!mayMark || !order.invoice || !WAITS_FOR_MONEY[order.state]) return null
  if (isOpen) return <TransferForm order={order} onCancel={() => setOpen(false)} />
  return (
    <Button variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
      Отметить оплаченным по счёту
    </Button>
  )
}

function TransferForm({ order, onCancel }: { order: StaffOrder; onCancel: () => void }) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const [typed, setTyped] = useState({ number: '', date: '' })
  const [tried, setTried] = useState(false)
  const number = typed.number.trim()
  const marking = useMutation({
    mutationFn: () =>
      api.ask(confirmTransfer, { params: { id: order.id }, body: { number, date: typed.date } }),
    onSuccess: (paid) => {
      client.setQueryData(orderQuery(api, order.id).queryKey, paid)
      void client.invalidateQueries({ queryKey: ['purchases', order.userId] })
      toast('Платёж учтён, заказ выполнен', { tone: 'success' })
    },
  })
  return (
    <form
      aria-label="Отметить оплаченным"
      className="grid gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (number !== '' && typed.date !== '' && !marking.isPending) marking.mutate()
      }}
    >
      <p>
        Счёт {order.invoice?.number}, {formatPrice(order.amount)}. Укажите платёжное поручение из
        банка: второй раз этот платёж не учтётся, в том числе из выписки.
      </p>
      <TextField
        label="Номер платёжного поручения"
        maxLength={20}
        autoFocus
        value={typed.number}
        error={tried && number === '' ? 'Укажите номер платёжного поручения' : undefined}
        onChange={(event) => setTyped({ ...typed, number: event.target.value })}
      />
      <TextField
        label="Дата платёжного поручения"
        type="date"
        value={typed.date}
        error={tried && typed.date === '' ? 'Укажите дату платёжного поручения' : undefined}
        onChange={(event) => setTyped({ ...typed, date: event.target.value })}
      />
      {marking.error && (
        <p role="alert" className="text-stop-text">
          {failureText(marking.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={marking.isPending}>
          Отметить оплаченным
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
