import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refundOrder } from '@trassa/contracts/calls/moderator/orders'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { allowedOrderEvents } from '@trassa/machines/order/order.decision'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isPostponed } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIdempotentRequest } from '../../lib/use-idempotent-request.ts'
import { ariaKeys } from '../keyboard/aria-keys.ts'
import { KEYS } from '../keyboard/key-bindings.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { useMe } from '../users/me-context.ts'
import { orderQuery } from './order-query.ts'
import { refundDrafts } from './refunds/refund-drafts.ts'
import { RefundForm } from './refunds/refund-form.tsx'

const POSTPONED = 'Ответа нет. Нажмите ещё раз: повтор не вернёт деньги дважды.'

/** domain §5: the order machine says who may return the money of which order. */
function mayRefund(order: StaffOrder, { id, role }: Profile): boolean {
  const { userId, state, amount } = order
  const facts = { userId, state, amount, dueAt: new Date(order.dueAt), paymentId: null }
  const actor = { kind: 'user', userId: id, role } as const
  return allowedOrderEvents(facts, actor, new Date()).includes('order.refunded')
}

/** What may be done with an order: its money goes back. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const [api, client, toast, me] = [useApi(), useQueryClient(), useToast(), useMe()]
  const [isOpen, setOpen] = useState(false)
  const send = useIdempotentRequest()
  const refunding = useMutation({
    mutationFn: (body: { reason: string; amount: number }) => {
      const args = { params: { id: order.id }, body }
      return send(args, (idempotencyKey) => api.ask(refundOrder, args, { idempotencyKey }))
    },
    onSuccess: (refunded) => {
      refundDrafts.clear(order.id)
      setOpen(false)
      client.setQueryData(orderQuery(api, order.id).queryKey, refunded)
      void client.invalidateQueries({ queryKey: ['purchases', order.userId] })
      toast('Возврат принят', { tone: 'success' })
    },
  })
  const allowed = mayRefund(order, me)
  useKeyBindings({ refund: allowed && !isOpen && (() => setOpen(true)) })
  if (me.id === order.userId && hasRole(me.role, 'seniorModerator'))
    return <p className="rounded-card bg-marking-quiet p-3">{ERROR_TEXTS['order.own']}</p>
  if (!allowed) return null
  return (
    <div className="grid gap-2">
      {isOpen ? (
        <RefundForm
          order={order}
          busy={refunding.isPending}
          onSubmit={(refund) => refunding.mutate(refund)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Tooltip text={KEYS.refund.does} keys={KEYS.refund.shown}>
          <Button
            variant="secondary"
            className="w-fit"
            aria-keyshortcuts={ariaKeys(KEYS.refund)}
            onClick={() => setOpen(true)}
          >
            <Undo2 aria-hidden="true" />
            Вернуть деньги
          </Button>
        </Tooltip>
      )}
      {refunding.error && (
        <p role="alert" className="text-stop-text">
          {isPostponed(refunding.error) ? POSTPONED : failureText(refunding.error)}
        </p>
      )}
    </div>
  )
}
