import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Order } from '@trassa/contracts/entities/order'
import { PAYMENT_METHODS } from '@trassa/contracts/enumerations/orders'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { OrderStatus } from '../../../shared/orders/order-status.tsx'
import type { Opened } from '../opened.ts'
import { userOrdersQuery } from './purchases-queries.ts'

const MINUTE_MS = 60_000

interface UserOrdersProps {
  userId: string
  opened: Opened
  onOpen: (next: Opened) => void
}

const linesText = ({ lines: [first, ...others] }: Order): string =>
  others.length === 0 ? (first?.title ?? '') : `${first?.title} и ещё ${others.length}`

/** The orders of a user, newest first; J and K go from one to the next. */
export function UserOrders({ userId, opened, onOpen }: UserOrdersProps) {
  const now = useNow(MINUTE_MS)
  const query = useInfiniteQuery(userOrdersQuery(useApi(), userId))
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? []
  const openedId = opened?.kind === 'order' ? opened.id : null
  const open = (id: string | undefined) => id !== undefined && onOpen({ kind: 'order', id })
  const index = orders.findIndex(({ id }) => id === openedId)
  useKeyBindings({
    next: orders.length > 0 && (() => open(orders[index + 1]?.id)),
    previous: index > 0 && (() => open(orders[index - 1]?.id)),
  })
  return (
    <LoadedPart query={query}>
      {({ pages }) =>
        orders.length === 0 ? (
          <p className="text-text-muted">Заказов нет</p>
        ) : (
          <div className="grid gap-2">
            <DataTable aria-label="Заказы пользователя">
              <thead>
                <tr>
                  <HeaderCell frozen numeric>
                    №
                  </HeaderCell>
                  <HeaderCell>Состояние</HeaderCell>
                  <HeaderCell>Что заказано</HeaderCell>
                  <HeaderCell numeric>Сумма</HeaderCell>
                  <HeaderCell>Оплата</HeaderCell>
                  <HeaderCell numeric>Оформлен</HeaderCell>
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <Row key={order.id} selected={order.id === openedId}>
                    <Cell frozen numeric>
                      <button
                        type="button"
                        aria-label={`Заказ № ${order.id}`}
                        className="hover:underline"
                        onClick={() => open(order.id)}
                      >
                        {order.id}
                      </button>
                    </Cell>
                    <Cell>
                      <OrderStatus state={order.state} />
                    </Cell>
                    <Cell>{linesText(order)}</Cell>
                    <Cell numeric>{formatPrice(order.amount)}</Cell>
                    <Cell>{order.method ? PAYMENT_METHODS[order.method] : '–'}</Cell>
                    <Cell numeric>{formatDateTime(order.createdAt, now)}</Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
            <LoadMore
              shown={orders.length}
              total={pages[0]?.total ?? 0}
              loading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </div>
        )
      }
    </LoadedPart>
  )
}
