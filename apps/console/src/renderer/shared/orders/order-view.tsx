import { formatPrice } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { PAYMENT_METHODS } from '@trassa/contracts/enumerations/orders'
import { Link } from 'react-router-dom'
import { Section } from '../ad-view/section.tsx'
import { userPath } from '../ads/ad-paths.ts'
import { StaffPhone } from '../users/staff-phone.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderGiven } from './order-given.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderRefunds } from './refunds/order-refunds.tsx'
import { TransferList } from './transfers/transfer-list.tsx'

interface OrderViewProps {
  order: StaffOrder
  onOpenAd: (id: string) => void
}

const LINK = 'text-sign-text underline-offset-2 hover:underline'

/** An order: who bought what, how it was paid, what it has given, and what happened when. */
export function OrderView({ order, onOpenAd }: OrderViewProps) {
  const { buyer, lines, amount, method, state } = order
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <OrderStatus state={state} />
        <span className="tabular font-bold text-title">{formatPrice(amount)}</span>
      </p>
      <Section title="Покупатель">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <Link to={userPath(buyer.id)} className={`font-medium ${LINK}`}>
            {buyer.username}
          </Link>
          <StaffPhone userId={buyer.id} maskedPhone={buyer.maskedPhone} place="user" />
        </p>
      </Section>
      <Section
        title={method ? `Заказано, оплата: ${PAYMENT_METHODS[method].toLowerCase()}` : 'Заказано'}
      >
        <ul className="grid">
          {lines.map(({ title, ad, price }) => (
            <li
              key={`${title} ${ad?.id}`}
              className="flex items-baseline justify-between gap-3 border-b py-1 last:border-b-0"
            >
              <span className="min-w-0">
                {title}
                {ad && (
                  <button
                    type="button"
                    className={`block max-w-full truncate text-left ${LINK}`}
                    onClick={() => onOpenAd(ad.id)}
                  >
                    {ad.title || `Объявление № ${ad.id}`}
                  </button>
                )}
              </span>
              <span className="tabular shrink-0">{formatPrice(price)}</span>
            </li>
          ))}
        </ul>
        <OrderDocuments order={order} />
      </Section>
      <OrderTimeline order={order} />
      <OrderGiven given={order.given} />
      <OrderRefunds order={order} />
      <TransferList transfers={order.transfers} />
      <OrderPayments payments={order.payments} />
      <OrderLedger order={order} />
    </div>
  )
}
