import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { ORDER_STATE_TONES } from '@trassa/catalog/format/order-state-tones'
import type { Order } from '@trassa/contracts/entities/order'
import type { Profile } from '@trassa/contracts/entities/user'
import { ORDER_STATES } from '@trassa/contracts/enumerations/orders'
import { Button } from '@trassa/ui/actions/button'
import { Status } from '@trassa/ui/display/status'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { DocumentLinks } from '../../../shared/payment/document-links.tsx'
import { orderActionsOf } from '../../../shared/payment/order-actions.ts'
import { adTitlesOf } from '../../../shared/payment/order-ads.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { useCancelOrder } from '../../../shared/payment/use-cancel-order.ts'

/** An order: what it is for, where it stands, what can be done with it. */
export function OrderItem({ order, profile }: { order: Order; profile: Profile }) {
  const now = new Date()
  const { amount, refundAmount } = order
  const isPartBack = refundAmount !== null && refundAmount < amount
  const adTitles = adTitlesOf(order).join(', ')
  const { canPay, canCancel } = orderActionsOf(order, profile, now)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone by then.
  const { cancel, isPending } = useCancelOrder(() => heading.current?.focus())
  return (
    <article className="grid gap-2 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
            Заказ № {order.id}
          </h3>
          <Status tone={ORDER_STATE_TONES[order.state]} className="text-caption">
            {ORDER_STATES[order.state]}
          </Status>
        </div>
        <p className="wrap-anywhere">
          {order.lines.map(({ title }) => title).join(', ')}
          {adTitles && <span className="block text-caption">{adTitles}</span>}
        </p>
        <p className="text-caption text-text-muted">
          {formatPrice(amount)} · {formatDateTime(order.createdAt, now)}
          {canPay && ` · оплатить до ${formatDateTime(order.dueAt, now)}`}
          {isPartBack && ` · возврат ${formatPrice(refundAmount)}`}
        </p>
        <DocumentLinks order={order} />
        {order.decline !== null && <p className="text-caption text-stop-text">{order.decline}</p>}
      </div>
      {(canPay || canCancel) && (
        <div className="flex flex-wrap gap-2">
          {canPay && (
            <Button
              size="small"
              aria-label={`Оплатить заказ № ${order.id}`}
              render={<Link to={orderHref(order.id)} />}
            >
              Оплатить
            </Button>
          )}
          {canCancel && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Отменить заказ № ${order.id}`}
              loading={isPending}
              onClick={() => cancel(order.id)}
            >
              Отменить
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
