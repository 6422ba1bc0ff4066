import { useInfiniteQuery } from '@tanstack/react-query'
import { ownOrdersQuery } from '@trassa/api-client/payment-queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { useApi } from '../../../shared/api/api-context.ts'
import { HistoryList } from './history-list.tsx'
import { OrderItem } from './order-item.tsx'

/** The orders of the user, with what can be done with each. */
export const OwnOrders = ({ profile }: { profile: Profile }) => (
  <HistoryList
    query={useInfiniteQuery(ownOrdersQuery(useApi()))}
    empty="Здесь появятся ваши заказы: пакеты, публикации и продвижение."
    show={(order) => <OrderItem order={order} profile={profile} />}
  />
)
