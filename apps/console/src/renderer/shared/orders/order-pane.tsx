import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
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
  const query = useQuery(orderQuery(useApi(), id))
  return (
    <SidePane label="Заказ" title={`Заказ № ${id}`} onClose={onClose}>
      <LoadedPart query={query} skeleton={ORDER_SKELETON}>
        {(order) => (
          <>
            <OrderActions key={order.id} order={order} />
            <OrderTransfer
              key={`transfer ${order.id}`}
              order={order}
              surplus={surplus}
              onSurplusBooked={onSurplusBooked}
            />
            <OrderView order={order} onOpenAd={onOpenAd} />
          </>
        )}
      </LoadedPart>
    </SidePane>
  )
}

const ORDER_SKELETON = (
  <SkeletonGroup className="grid gap-3">
    <Skeleton className="h-8" />
    <Skeleton className="h-40" />
    <Skeleton className="h-60" />
  </SkeletonGroup>
)
