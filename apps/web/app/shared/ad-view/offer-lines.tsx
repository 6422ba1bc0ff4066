import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Price } from '@trassa/ui/display/price'
import { MapPin, User } from 'lucide-react'
import { startsAtPrice } from './starts-at-price.ts'

interface OfferLinesProps {
  ad: {
    adType: AdType
    price: number | null
    cityName: string | null
    address: string
    contactName: string
  }
}

/** What is asked for the thing, where it is and who sells it, of an ad that may lack any of it. */
export function OfferLines({ ad }: OfferLinesProps) {
  return (
    <>
      <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="heading" />
      <ul className="flex flex-col gap-2 text-caption">
        <li className="flex gap-2">
          <MapPin className="text-text-muted" />
          <span className="wrap-anywhere">
            {[ad.cityName ?? 'Город не указан', ad.address].filter(Boolean).join(', ')}
          </span>
        </li>
        <li className="flex gap-2">
          <User className="text-text-muted" />
          <span className="wrap-anywhere">{ad.contactName || 'Имя не указано'}</span>
        </li>
      </ul>
    </>
  )
}
