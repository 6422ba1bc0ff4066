import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Invoice } from '@trassa/contracts/entities/invoice'
import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Link, Navigate } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { actFileHref, invoiceFileHref } from '../../../shared/payment/document-links.tsx'
import { orderActionsOf } from '../../../shared/payment/order-actions.ts'
import { OrderLines } from '../../../shared/payment/order-lines.tsx'
import { invoiceHref, orderHref } from '../../../shared/payment/payment-paths.ts'
import { IS_PAID } from '../is-paid.ts'
import { NextSteps } from '../next-steps.tsx'
import { PageHeading } from '../page-heading.tsx'
import { WithOrder } from '../with-order.tsx'

/** `/InvoiceRequestSuccessfully?order=ID`: the invoice of an order, and what happens next. */
export function InvoicedPage({ id }: { id: string }) {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <WithOrder
      id={id}
      show={(order) => {
        const { canPay } = orderActionsOf(order, profile, new Date())
        const isOpen = canPay || IS_PAID[order.state]
        if (!order.invoice || !isOpen) return <Navigate to={orderHref(id)} replace />
        return <Invoiced order={order} invoice={order.invoice} canPay={canPay} />
      }}
    />
  )
}

interface InvoicedProps {
  order: Order
  invoice: Invoice
  canPay: boolean
}

function Invoiced({ order, invoice, canPay }: InvoicedProps) {
  return (
    <div className="grid gap-5">
      <PageHeading>
        {order.paidAt === null ? (
          <>
            Счёт <span className="whitespace-nowrap">№ {invoice.number}</span> выставлен
          </>
        ) : (
          'Счёт оплачен'
        )}
      </PageHeading>
      <Card className="grid gap-4">
        <OrderLines order={order} />
        <div className="flex flex-wrap gap-3 max-desk:*:w-full">
          <Button
            variant={order.paidAt === null ? 'primary' : 'secondary'}
            render={<a href={invoiceFileHref(invoice.id)} download />}
          >
            Скачать счёт
          </Button>
          {order.act && (
            <Button variant="secondary" render={<a href={actFileHref(invoice.id)} download />}>
              Скачать акт
            </Button>
          )}
          {canPay && (
            <Button variant="quiet" render={<Link to={invoiceHref(order.id)} />}>
              Изменить реквизиты
            </Button>
          )}
        </div>
      </Card>
      {order.paidAt === null ? (
        <Waiting order={order} invoice={invoice} canPay={canPay} />
      ) : (
        <Paid order={order} />
      )}
    </div>
  )
}

function Waiting({ order, invoice, canPay }: InvoicedProps) {
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-title">Что дальше</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {invoice.sentTo !== null && (
          <li>
            Счёт придёт на <span className="wrap-anywhere">{invoice.sentTo}</span> в течение
            нескольких минут.
          </li>
        )}
        <li>
          Переведите {formatPrice(order.amount)} до {formatDateTime(order.dueAt, new Date())} и
          укажите в назначении платежа номер счёта: по нему мы найдём ваш платёж.
        </li>
        <li>
          Когда банк сообщит о поступлении, обычно на следующий рабочий день, заказ выполнится сам,
          а здесь и в истории заказов появится акт.
        </li>
      </ol>
      <div className="flex flex-wrap gap-3 max-desk:*:w-full">
        <Button variant="secondary" render={<Link to={PATHS.packages} />}>
          Мои заказы
        </Button>
        {canPay && (
          <Button variant="quiet" render={<Link to={orderHref(order.id)} />}>
            Оплатить картой
          </Button>
        )}
      </div>
    </section>
  )
}

const Paid = ({ order }: { order: Order }) => (
  <section className="grid gap-3">
    <p>Деньги поступили, заказ выполнен.</p>
    <div className="flex flex-wrap gap-3 max-desk:*:w-full">
      <NextSteps order={order} />
    </div>
  </section>
)
