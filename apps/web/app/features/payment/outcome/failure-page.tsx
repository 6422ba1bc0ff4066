import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { RoadWorks } from '@trassa/ui/brand/illustrations'
import { StatePanel } from '@trassa/ui/feedback/state-panel'
import { Link, Navigate } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { WithOrder } from '../with-order.tsx'

/** `/PayError?order=ID`: why the payment was declined. The order says so, not the address. */
export const FailurePage = ({ id }: { id: string }) => (
  <WithOrder
    id={id}
    show={(order) =>
      order.decline === null ? (
        <Navigate to={orderHref(id)} replace />
      ) : (
        <Declined order={order} decline={order.decline} />
      )
    }
  />
)

const Declined = ({ order, decline }: { order: Order; decline: string }) => (
  <StatePanel
    role="alert"
    picture={<RoadWorks />}
    heading="h1"
    title="Оплата не прошла"
    actions={
      <>
        <Button render={<Link to={orderHref(order.id)} />}>Оплатить ещё раз</Button>
        <Button variant="secondary" render={<Link to={PATHS.packages} />}>
          Мои заказы
        </Button>
      </>
    }
  >
    {decline} Заказ № {order.id} сохранён, деньги за него не списаны.
  </StatePanel>
)
