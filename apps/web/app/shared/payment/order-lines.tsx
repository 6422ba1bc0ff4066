import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Order } from '@trassa/contracts/entities/order'

/** What an order is made of, with the sum where there is something to sum up. */
export function OrderLines({ order: { lines, amount } }: { order: Order }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ title, ad, price }) => (
        <div key={`${title} ${ad?.id}`} className="flex items-baseline gap-4">
          <dt className="wrap-anywhere min-w-0 flex-1">
            {title}
            {ad && <span className="block text-caption text-text-muted">{ad.title}</span>}
          </dt>
          <dd className="tabular whitespace-nowrap">{formatPrice(price)}</dd>
        </div>
      ))}
      <div className="flex items-baseline gap-4 border-t pt-3 font-bold">
        <dt className="flex-1">Итого</dt>
        <dd className="tabular whitespace-nowrap text-title">{formatPrice(amount)}</dd>
      </div>
    </dl>
  )
}
