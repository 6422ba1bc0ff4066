import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Order } from '@trassa/contracts/entities/order'
import { adTitlesOf } from './order-ads.ts'

/** What an order is made of, its sum, and what of it has gone back. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, amount, refundAmount } = order
  const titles = adTitlesOf(order)
  return (
    <div className="grid gap-3">
      {titles.length === 1 && <p className="wrap-anywhere text-text-muted">{titles[0]}</p>}
      <dl className="grid gap-2">
        {lines.map(({ title, ad, price }) => (
          <div key={`${title} ${ad?.id}`} className="flex items-baseline gap-4">
            <dt className="wrap-anywhere min-w-0 flex-1">
              {title}
              {ad && titles.length > 1 && (
                <span className="block text-caption text-text-muted">{ad.title}</span>
              )}
            </dt>
            <dd className="tabular whitespace-nowrap">{formatPrice(price)}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-4 border-t pt-3 font-bold">
          <dt className="flex-1">Итого</dt>
          <dd className="tabular whitespace-nowrap text-title">{formatPrice(amount)}</dd>
        </div>
        {refundAmount !== null && (
          <div className="flex items-baseline gap-4">
            <dt className="flex-1">Возвращено</dt>
            <dd className="tabular whitespace-nowrap">{formatPrice(refundAmount)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
