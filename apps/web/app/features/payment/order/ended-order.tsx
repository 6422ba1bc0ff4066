import type { Order } from '@trassa/contracts/entities/order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { Card } from '@trassa/ui/display/card'
import { OrderLines } from '../../../shared/payment/order-lines.tsx'
import { NextSteps, OrderAgain } from '../next-steps.tsx'

interface Ending {
  title: string
  text: string
  /** Whether the goods are the buyer's. */
  isPaid: boolean
}

const LAPSED: Ending = {
  title: 'Срок оплаты истёк',
  text: 'Деньги за этот заказ не списаны. Если он ещё нужен, оформите его снова: цены могли измениться.',
  isPaid: false,
}

/** Why an order is not to be paid. One that is unpaid and may not be paid is past its time. */
const ENDINGS: Record<OrderState, Ending> = {
  created: LAPSED,
  awaiting: LAPSED,
  expired: LAPSED,
  cancelled: {
    title: 'Заказ отменён',
    text: 'Если он ещё нужен, оформите его снова.',
    isPaid: false,
  },
  paid: {
    title: 'Заказ оплачен',
    text: 'Деньги пришли, заказ выполняется. Обычно это занимает несколько секунд.',
    isPaid: true,
  },
  delivered: { title: 'Заказ оплачен и выполнен', text: 'Платить больше не нужно.', isPaid: true },
  refunded: {
    title: 'Деньги возвращены',
    text: 'Они придут туда, откуда вы платили. Банк зачисляет возврат за несколько дней.',
    isPaid: false,
  },
}

/** An order that cannot be paid: why, what it was, where to go. */
export function EndedOrder({ order }: { order: Order }) {
  const { title, text, isPaid } = ENDINGS[order.state]
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="text-caption text-text-muted">Заказ № {order.id}</p>
        <h1 className="font-bold text-heading">{title}</h1>
        <p>{text}</p>
      </div>
      <Card>
        <OrderLines order={order} />
      </Card>
      <div className="flex flex-wrap gap-3">
        {isPaid ? <NextSteps order={order} /> : <OrderAgain order={order} />}
      </div>
    </div>
  )
}
