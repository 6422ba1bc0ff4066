import { countOf, formatPrice, NBSP } from '@trassa/catalog/format/numbers'
import type { MarketPrice as Market, PriceVerdict } from '@trassa/contracts/entities/market-price'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Link } from '@trassa/ui/actions/link'
import { Badge, type Tone } from '@trassa/ui/display/badge'
import { Link as RouterLink } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { PriceChart } from './price-chart.tsx'

const VERDICTS: Record<PriceVerdict, { name: string; tone: Tone }> = {
  good: { name: 'Хорошая цена', tone: 'go' },
  market: { name: 'Рыночная цена', tone: 'sign' },
  high: { name: 'Выше рынка', tone: 'neutral' },
}

/** Dative: «по 8 похожим объявлениям». */
const SIMILAR = [
  `похожему${NBSP}объявлению`,
  `похожим${NBSP}объявлениям`,
  `похожим${NBSP}объявлениям`,
] as const

interface MarketPriceProps {
  market: Market
  adType: AdType
  /** Roubles. */
  price: number
}

/** The price against those of comparable ads: a label, the ads behind it as a chart and as a list. */
export default function MarketPrice({ market, adType, price }: MarketPriceProps) {
  const { name, tone } = VERDICTS[market.verdict]
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <Badge tone={tone} className="self-start">
        {name}
      </Badge>
      <PriceChart market={market} price={price} />
      <p className="text-caption text-text-muted">
        Половина просит до {formatPrice(market.median)}. Посчитано по{' '}
        <Link
          render={<RouterLink to={listHref({ adType, citySlug: null, query: market.query })} />}
        >
          {countOf(market.total, SIMILAR)}
        </Link>{' '}
        по всей России.
      </p>
    </div>
  )
}
