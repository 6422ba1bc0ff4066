import { useQuery } from '@tanstack/react-query'
import { requisitesQuery } from '@trassa/api-client/payment-queries'
import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link, Navigate } from 'react-router-dom'
import { useApi } from '../../../shared/api/api-context.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { orderActionsOf } from '../../../shared/payment/order-actions.ts'
import { OrderLines } from '../../../shared/payment/order-lines.tsx'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { WithOrder } from '../with-order.tsx'
import { RequisitesForm } from './requisites-form.tsx'

/** `/payment?order=ID&method=invoice`: whom the invoice is made out to. */
export function InvoicePage({ id }: { id: string }) {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <WithOrder
      id={id}
      show={(order) =>
        orderActionsOf(order, profile, new Date()).canPay ? (
          <InvoiceOf order={order} />
        ) : (
          <Navigate to={orderHref(id)} replace />
        )
      }
    />
  )
}

function InvoiceOf({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useQuery(requisitesQuery(useApi()))
  if (!data && error)
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!data) return <PaymentSkeleton />
  if (!data.offered) return <NotOffered orderId={order.id} />
  return (
    <div className="grid gap-5">
      <PageHeading>Счёт на оплату заказа № {order.id}</PageHeading>
      <Card>
        <OrderLines order={order} />
      </Card>
      <RequisitesForm order={order} requisites={data.requisites} />
    </div>
  )
}

const NotOffered = ({ orderId }: { orderId: string }) => (
  <EmptyState
    heading="h1"
    title="Оплата по счёту недоступна"
    actions={<Button render={<Link to={orderHref(orderId)} />}>Оплатить картой</Button>}
  >
    Счета выставляются компаниям. Заказ сохранён, его можно оплатить картой.
  </EmptyState>
)
