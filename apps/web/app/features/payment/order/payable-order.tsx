import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import type { ReactNode } from 'react'
import { OrderLines } from '../../../shared/payment/order-lines.tsx'
import { useCancelOrder } from '../../../shared/payment/use-cancel-order.ts'
import { WaitNote } from '../../../shared/payment/wait-note.tsx'
import { PageHeading } from '../page-heading.tsx'
import { useCheckOut } from './use-check-out.ts'

interface PayableOrderProps {
  order: Order
  canCancel: boolean
  /** Ways to pay beside the card. */
  children?: ReactNode
}

/** What is bought, until when it may be paid, and the way to the till. */
export function PayableOrder({ order, canCancel, children }: PayableOrderProps) {
  const checkOut = useCheckOut(order.id)
  const { cancel, ...cancelling } = useCancelOrder()
  return (
    <div className="grid gap-5">
      <PageHeading>Оплата заказа № {order.id}</PageHeading>
      {order.decline !== null && (
        <section role="alert" className="grid gap-1 rounded-card bg-stop-quiet p-4">
          <h2 className="font-bold">Оплата не прошла</h2>
          <p>{order.decline}</p>
        </section>
      )}
      <Card>
        <OrderLines order={order} />
      </Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button className="max-desk:w-full" loading={checkOut.isBusy} onClick={checkOut.pay}>
            Оплатить {formatPrice(order.amount)}
          </Button>
          {children}
        </div>
        {checkOut.error && (
          <p role="alert" className="text-stop-text">
            {checkOut.error.message}
          </p>
        )}
        <WaitNote
          isPending={checkOut.isBusy || cancelling.isPending}
          isPaused={checkOut.isPaused || cancelling.isPaused}
        />
        <p className="text-caption text-text-muted">
          Картой на странице платёжного сервиса. Номер карты мы не видим и не храним. Заказ можно
          оплатить до {formatDateTime(order.dueAt, new Date())} по московскому времени.
        </p>
      </div>
      {canCancel && (
        <Button
          variant="quiet"
          className="-ml-4.5 justify-self-start"
          loading={cancelling.isPending}
          onClick={() => cancel(order.id)}
        >
          Отменить заказ
        </Button>
      )}
    </div>
  )
}
