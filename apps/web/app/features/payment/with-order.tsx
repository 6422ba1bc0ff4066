import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '@trassa/api-client/payment-queries'
import type { Order } from '@trassa/contracts/entities/order'
import type { ReactNode } from 'react'
import { useApi } from '../../shared/api/api-context.ts'
import { OrderUnread } from './no-such-order.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** Shows a page of an order as the gateway knows it now: the address only names it. */
export function WithOrder({ id, show }: { id: string; show: (order: Order) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useApi(), id))
  if (data) return show(data)
  if (!error) return <PaymentSkeleton />
  return <OrderUnread error={error} onRetry={() => void refetch()} retrying={isFetching} />
}
