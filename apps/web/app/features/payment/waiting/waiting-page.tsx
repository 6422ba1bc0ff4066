import type { Order } from '@trassa/contracts/entities/order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { Button } from '@trassa/ui/actions/button'
import { Spinner } from '@trassa/ui/display/spinner'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { useOnline } from '../../../lib/browser/use-online.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { OrderUnread } from '../no-such-order.tsx'
import { PageHeading } from '../page-heading.tsx'
import { isRefusal, useAskedOrder } from './use-asked-order.ts'

/** Milliseconds after which the buyer is told that the bank takes its time. */
const LONG_MS = 30_000

/** Where the buyer goes once an order is in this state; `null`: the bank has not answered yet. */
const NEXT: Record<OrderState, (order: Order) => string | null> = {
  created: ({ id, decline }) => orderHref(id, decline === null ? 'payment' : 'failed'),
  awaiting: ({ id, method }) => (method === 'invoice' ? orderHref(id) : null),
  paid: ({ id }) => orderHref(id, 'paid'),
  delivered: ({ id }) => orderHref(id, 'paid'),
  cancelled: ({ id }) => orderHref(id),
  expired: ({ id }) => orderHref(id),
  refunded: ({ id }) => orderHref(id),
}

/** `/payment-2?order=ID`: the till leads here; asks how the payment stands until that is known. */
export function WaitingPage({ id }: { id: string }) {
  const { order, error, isFetching, refetch } = useAskedOrder(id)
  const next = order && NEXT[order.state](order)
  // Replaced, so that Back does not lead here again.
  if (next) return <Navigate to={next} replace />
  if (error && isRefusal(error)) {
    return <OrderUnread error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return <Waiting id={id} isFailing={error !== null} />
}

function Waiting({ id, isFailing }: { id: string; isFailing: boolean }) {
  const isOnline = useOnline()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  const isLost = !isOnline || isFailing
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-4 py-12 text-center">
      <Spinner label={null} className="size-8!" />
      <PageHeading>Проверяем оплату</PageHeading>
      <div role="status" className="grid gap-2 text-balance">
        {isLong ? (
          <p>
            Банк ещё не ответил. Ничего не потеряется: если деньги списаны, заказ выполнится сам.
            Страницу можно закрыть, заказ есть в списке ваших заказов.
          </p>
        ) : (
          <p className="text-text-muted">Обычно это занимает несколько секунд.</p>
        )}
        {isLost && (
          <p className="text-stop-text">
            Нет связи с сервером. Продолжим проверять, как только она появится.
          </p>
        )}
      </div>
      {isLong && (
        <Button variant="secondary" render={<Link to={orderHref(id)} />}>
          К заказу
        </Button>
      )}
    </div>
  )
}
