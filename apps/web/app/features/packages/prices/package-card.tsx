import { formatPrice, NBSP } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type { packagePrices } from '@trassa/contracts/calls/payments'
import { Button } from '@trassa/ui/actions/button'
import { Badge } from '@trassa/ui/display/badge'
import { Card } from '@trassa/ui/display/card'
import { Price } from '@trassa/ui/display/price'
import { publications } from '../../../shared/packages/package-words.ts'

interface PackageCardProps {
  offer: CallAnswer<typeof packagePrices>[number]
  loading: boolean
  onBuy: () => void
}

/** A package with its price, the price of one of its publications, and what is saved by it. */
export function PackageCard({ offer, loading, onBuy }: PackageCardProps) {
  const { quantity, price, discount } = offer
  const name = publications(quantity)
  return (
    <Card className="flex flex-col items-start gap-1 p-3! desk:p-5!">
      <h3 className="font-medium">{name}</h3>
      <Price roubles={price} size="title" />
      {quantity > 1 && (
        <p className="text-caption text-text-muted">
          {formatPrice(Math.round(price / quantity))} за{NBSP}одну
        </p>
      )}
      <div className="mt-1 mb-3 min-h-6">
        {discount > 0 && <Badge tone="marking">{`Выгода ${discount}${NBSP}%`}</Badge>}
      </div>
      <Button
        block
        variant="secondary"
        className="mt-auto"
        loading={loading}
        onClick={onBuy}
        aria-label={`Купить: ${name} за ${formatPrice(price)}`}
      >
        Купить
      </Button>
    </Card>
  )
}
