import type { Ad } from '@trassa/contracts/entities/ad'
import type { MarketPrice as Market } from '@trassa/contracts/entities/market-price'
import { Card } from '@trassa/ui/display/card'
import { Price } from '@trassa/ui/display/price'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { MapPin } from 'lucide-react'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { startsAtPrice } from '../../shared/ad-view/starts-at-price.ts'
import { FavoriteButton } from '../../shared/favorites/favorite-button.tsx'
import { PhoneButton } from '../../shared/phone/phone-button.tsx'
import type { Phone } from '../../shared/phone/use-phone.ts'
import { PriceDrop } from '../../shared/price/price-drop.tsx'
import { OwnerLink } from './owner-link.tsx'

const CompareRow = latePart(() => import('./compare-row.tsx'))
const MarketPrice = latePart(() => import('./price/market-price.tsx'))
const PriceHistoryButton = latePart(() => import('./price/price-history-button.tsx'))
const SellerCard = latePart(() => import('./seller-card.tsx'))

interface OfferProps {
  ad: Ad
  now: Date
  phone: Phone
  market: Market | null
}

/** Price, seller and contact of an ad. */
export function Offer({ ad, now, phone, market }: OfferProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <div className="flex items-center justify-between gap-3">
          <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="heading" />
          <FavoriteButton ad={ad} className="noscript:hidden print:hidden" />
        </div>
        <PriceDrop ad={ad} now={now} />
        {ad.hasPriceHistory && <PriceHistoryButton adId={ad.id} />}
        <p className="wrap-anywhere mt-1 text-text-muted">{ad.summary}</p>
      </div>
      {market && ad.price !== null && (
        <PagePart>
          <MarketPrice market={market} adType={ad.adType} price={ad.price} />
        </PagePart>
      )}
      {/* As high as its button before the link is known, which stands beside it. */}
      <div className="-my-2 -ml-3.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3 noscript:hidden print:hidden">
        <CompareRow ad={ad} />
      </div>
      <div className="hidden desk:block print:hidden">
        <PhoneButton {...phone} />
      </div>
      <OwnerLink adId={ad.id} sellerId={ad.seller.id} />
      <hr className="border-t" />
      <PagePart>
        <SellerCard seller={ad.seller} contactName={ad.contactName} now={now} />
      </PagePart>
      <p className="flex gap-2 text-caption">
        <MapPin className="text-text-muted" />
        <span className="wrap-anywhere">
          {[ad.cityName, ad.address].filter(Boolean).join(', ')}
        </span>
      </p>
    </Card>
  )
}
