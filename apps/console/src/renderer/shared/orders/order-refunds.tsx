import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { confirmRefund, repeatRefund } from '@trassa/contracts/calls/moderator-orders'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
import { REFUND_STATES, type RefundState } from '@trassa/contracts/enumerations/money'
import { Button } from '@trassa/ui/actions/button'
import type { Tone } from '@trassa/ui/display/badge'
import { Status } from '@trassa/ui/display/status'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'
import { useHasRole, useMe } from '../users/me-context.ts'
import { orderQuery } from './order-query.ts'

type Refund = StaffOrder['refunds'][number]

const MINUTE_MS = 60_000

const TONES: Record<RefundState, Tone> = { pending: 'marking', succeeded: 'go', failed: 'stop' }

const stateText = ({ state, byCard }: Refund): string =>
  state === 'pending' && !byCard ? 'Ждёт банковского перевода' : REFUND_STATES[state]

/** The money that goes back: how far it is, and what a senior moderator can do where it stands still. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const [api, client, now] = [useApi(), useQueryClient(), useNow(MINUTE_MS)]
  const isOwn = useMe().id === order.userId
  const mayAct = useHasRole('seniorModerator') && !isOwn
  const changing = useMutation({
    mutationFn: ({ id: refundId, byCard }: Refund) =>
      api.ask(byCard ? repeatRefund : confirmRefund, {
        params: { id: order.id },
        body: { refundId },
      }),
    onSuccess: (changed) => client.setQueryData(orderQuery(api, order.id).queryKey, changed),
  })
  if (order.refunds.length === 0) return null
  return (
    <Section title="Возврат денег">
      <ul className="grid gap-2">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Status tone={TONES[refund.state]}>{stateText(refund)}</Status>
            <span className="tabular">{formatPrice(refund.amount)}</span>
            <time dateTime={refund.createdAt} className="tabular ml-auto text-text-muted">
              {formatDateTime(refund.createdAt, now)}
            </time>
            {refund.decline && <span className="w-full pl-4.5">{refund.decline}</span>}
            {mayAct && (refund.isRepeatable || (!refund.byCard && refund.state === 'pending')) && (
              <Button
                size="small"
                variant="secondary"
                className="ml-4.5"
                loading={changing.isPending}
                onClick={() => changing.mutate(refund)}
              >
                {refund.byCard ? 'Отправить ещё раз' : 'Деньги переведены'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing.error && (
        <p role="alert" className="text-stop-text">
          {failureText(changing.error)}
        </p>
      )}
    </Section>
  )
}
