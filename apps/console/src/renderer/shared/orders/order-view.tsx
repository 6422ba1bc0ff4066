import { formatDate } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
import { PAYMENT_METHODS } from '@trassa/contracts/enumerations/orders'
import { Link } from 'react-router-dom'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'
import { userPath } from '../ads/ad-paths.ts'
import { StaffPhone } from '../users/staff-phone.tsx'
import { OrderGiven } from './order-given.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderViewProps {
  order: StaffOrder
  onOpenAd: (id: string) => void
}

const MINUTE_MS = 60_000
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
      <OrderPayments payments={order.payments} />
      <OrderLedger order={order} />
    </div>
  )
}

/** The papers of an order that is paid by transfer, as an accountant asks for them. */
function OrderDocuments({ order: { invoice, act } }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  const line = (name: string, document: { number: string; issuedAt: string } | null) =>
    document && (
      <p className="text-text-muted">
        {name} № {document.number} от {formatDate(document.issuedAt, now)}
      </p>
    )
  return (
    <>
      {line('Счёт', invoice)}
      {line('Акт', act)}
    </>
  )
}
