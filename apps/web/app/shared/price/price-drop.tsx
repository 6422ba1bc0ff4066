import { formatDate } from '@trassa/catalog/format/dates'
import type { AdCard } from '@trassa/contracts/entities/ad'
import { formatPrice } from '@trassa/ui/display/price'
import { TrendingDown } from 'lucide-react'

interface PriceDropProps {
  ad: Pick<AdCard, 'price' | 'priceDrop'>
  now: Date
}

/** "Цена снижена на 50 000 ₽" with the date; nothing where the price has not fallen lately. */
export function PriceDrop({ ad: { price, priceDrop }, now }: PriceDropProps) {
  if (!priceDrop || price === null) return null
  return (
    <p className="price-drop">
      <TrendingDown aria-hidden="true" />
      <span>
        {`Цена снижена на ${formatPrice(priceDrop.from - price)}, ${formatDate(priceDrop.at, now)}`}
      </span>
    </p>
  )
}
