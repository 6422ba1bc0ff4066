import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { SidePane } from '../side-pane/side-pane.tsx'
import { OrderActions } from './order-actions.tsx'
import { orderQuery } from './order-query.ts'
import { OrderView } from './order-view.tsx'
import type { KnownTransfer } from './transfers/known-transfer.ts'
import { OrderTransfer } from './transfers/order-transfer.tsx'

interface OrderPaneProps {
  id: string
  onClose: () => void
  onOpenAd: (id: string) => void
  /** A further payment of a statement, which is to go back. */
  surplus?: KnownTransfer
  onSurplusBooked?: () => void
}

/** One order beside a list: everything about it, and what may be done with it. */
export function OrderPane({ id, onClose, onOpenAd, surplus, onSurplusBooked }: OrderPaneProps) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useApi(), id))
  return (
    <SidePane label="Заказ" title={`Заказ № ${id}`} onClose={onClose}>
      {data ? (
        <>
          <OrderActions key={data.id} order={data} />
          <OrderTransfer
            key={`transfer ${data.id}`}
            order={data}
            surplus={surplus}
            onSurplusBooked={onSurplusBooked}
          />
          <OrderView order={data} onOpenAd={onOpenAd} />
        </>
      ) : error ? (
        <FailureState
          reason={failureText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
          <Skeleton className="h-60" />
        </SkeletonGroup>
      )}
    </SidePane>
  )
}
