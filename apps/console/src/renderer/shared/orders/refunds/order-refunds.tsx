import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { bankDay, formatMoney } from '@trassa/catalog/format/money'
import { confirmRefund, repeatRefund } from '@trassa/contracts/calls/moderator/orders'
import type { PaymentOrder } from '@trassa/contracts/entities/moderator/payment-order'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { REFUND_STATES, type RefundState } from '@trassa/contracts/enumerations/money'
import { Button } from '@trassa/ui/actions/button'
import type { Tone } from '@trassa/ui/display/badge'
import { Status } from '@trassa/ui/display/status'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Section } from '../../ad-view/section.tsx'
import { useHasRole, useMe } from '../../users/me-context.ts'
import { orderQuery } from '../order-query.ts'
import { PaymentOrderForm } from '../transfers/payment-order-form.tsx'

type Refund = StaffOrder['refunds'][number]

const MINUTE_MS = 60_000

const TONES: Record<RefundState, Tone> = { pending: 'marking', succeeded: 'go', failed: 'stop' }

const stateText = ({ state, byCard }: Refund): string =>
  state === 'pending' && !byCard ? 'Ждёт банковского перевода' : REFUND_STATES[state]

/** The money that goes back: how far it is, and what a senior moderator can do where it stands still. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  const isOwn = useMe().id === order.userId
  const mayAct = useHasRole('seniorModerator') && !isOwn
  if (order.refunds.length === 0) return null
  return (
    <Section title="Возврат денег">
      <ul className="grid gap-2">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Status tone={TONES[refund.state]}>{stateText(refund)}</Status>
            <span className="tabular">{formatMoney(refund.amount)}</span>
            <time dateTime={refund.createdAt} className="tabular ml-auto text-text-muted">
              {formatDateTime(refund.createdAt, now)}
            </time>
            <ReturnedTransfer order={order} refund={refund} />
            {refund.decline && <span className="w-full pl-4.5">{refund.decline}</span>}
            {mayAct && refund.isRepeatable && <RepeatButton order={order} refund={refund} />}
            {mayAct && !refund.byCard && refund.state === 'pending' && (
              <TransferMade order={order} refund={refund} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RefundProps {
  order: StaffOrder
  refund: Refund
}

/** Whose money it is, where more than one payment came. */
function ReturnedTransfer({ order: { transfers }, refund }: RefundProps) {
  const returned = transfers.find(({ id }) => id === refund.transferId)
  if (!returned) return null
  return (
    <span className="w-full pl-4.5 text-caption text-text-muted">
      За платёж № {returned.number} от {bankDay(returned.date)}
      {returned.payerInn && `, плательщику с ИНН ${returned.payerInn}`}
    </span>
  )
}

function useShowChanged(order: StaffOrder) {
  const [api, client] = [useApi(), useQueryClient()]
  return (changed: StaffOrder) => client.setQueryData(orderQuery(api, order.id).queryKey, changed)
}

function RepeatButton({ order, refund }: RefundProps) {
  const api = useApi()
  const repeating = useMutation({
    mutationFn: () =>
      api.ask(repeatRefund, { params: { id: order.id }, body: { refundId: refund.id } }),
    onSuccess: useShowChanged(order),
  })
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="ml-4.5"
        loading={repeating.isPending}
        onClick={() => repeating.mutate()}
      >
        Отправить ещё раз
      </Button>
      {repeating.error && (
        <p role="alert" className="w-full text-stop-text">
          {failureText(repeating.error)}
        </p>
      )}
    </>
  )
}

/** The money of an invoice is sent by a person; its payment order is written down. */
function TransferMade({ order, refund }: RefundProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const confirming = useMutation({
    mutationFn: (paymentOrder: PaymentOrder) =>
      api.ask(confirmRefund, {
        params: { id: order.id },
        body: { ...paymentOrder, refundId: refund.id },
      }),
    onSuccess: useShowChanged(order),
  })
  if (!isOpen) {
    return (
      <Button size="small" variant="secondary" className="ml-4.5" onClick={() => setOpen(true)}>
        Деньги переведены
      </Button>
    )
  }
  return (
    <PaymentOrderForm
      action="Подтвердить перевод"
      pending={confirming.isPending}
      error={confirming.error}
      onConfirm={confirming.mutate}
      onCancel={() => setOpen(false)}
    >
      Возврат {formatMoney(refund.amount)}. Укажите платёжное поручение, которым вы отправили
      деньги.
    </PaymentOrderForm>
  )
}
