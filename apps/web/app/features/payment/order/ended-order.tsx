import type { Order } from '@trassa/contracts/entities/order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { Card } from '@trassa/ui/display/card'
import { DocumentLinks } from '../../../shared/payment/document-links.tsx'
import { OrderLines } from '../../../shared/payment/order-lines.tsx'
import { IS_PAID } from '../is-paid.ts'
import { NextSteps, OrderAgain } from '../next-steps.tsx'
import { PageHeading } from '../page-heading.tsx'

interface Ending {
  title: string
  text: string
}

const LAPSED: Ending = {
  title: 'Срок оплаты истёк',
  text: 'Деньги за этот заказ не списаны. Если он ещё нужен, оформите его снова: цены могли измениться.',
}

/** Why an order is not to be paid. One that is unpaid and may not be paid is past its time. */
const ENDINGS: Record<OrderState, Ending> = {
  created: LAPSED,
  awaiting: LAPSED,
  expired: LAPSED,
  cancelled: {
    title: 'Заказ отменён',
    text: 'Если он ещё нужен, оформите его снова.',
  },
  paid: {
    title: 'Заказ оплачен',
    text: 'Деньги пришли, заказ выполняется. Обычно это занимает несколько секунд.',
  },
  delivered: { title: 'Заказ оплачен и выполнен', text: 'Платить больше не нужно.' },
  refunded: {
    title: 'Возврат оформлен',
    text: 'Деньги придут туда, откуда вы платили. Банк зачисляет возврат за несколько дней.',
  },
}

/** Of a refund that leaves a part with the seller (domain §5). */
const PART_REFUNDED: Ending = { ...ENDINGS.refunded, title: 'Оформлен возврат части денег' }

const endingOf = ({ state, amount, refundAmount }: Order): Ending =>
  refundAmount !== null && refundAmount < amount ? PART_REFUNDED : ENDINGS[state]

/** An order that cannot be paid: why, what it was, where to go. */
export function EndedOrder({ order }: { order: Order }) {
  const { title, text } = endingOf(order)
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="text-caption text-text-muted">Заказ № {order.id}</p>
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
      </div>
      <Card className="grid gap-3">
        <OrderLines order={order} />
        <DocumentLinks order={order} />
      </Card>
      <div className="flex flex-wrap gap-3 max-desk:*:w-full">
        {IS_PAID[order.state] ? <NextSteps order={order} /> : <OrderAgain order={order} />}
      </div>
    </div>
  )
}
