import type { AdCard } from '@trassa/contracts/entities/ad'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Price } from '@trassa/ui/display/price'
import { Link } from 'react-router-dom'
import { startsAtPrice } from '../../ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../ad-view/vehicle-kinds.ts'
import { adHref } from '../../addresses/ad-addresses.ts'
import { Photo } from '../../photo/photo.tsx'

/** A VIP ad above a list: photograph, price, title, what matters for its type, city. */
export function VipCard({ ad }: { ad: AdCard }) {
  const [cover] = ad.photos
  return (
    <article>
      {cover ? (
        <Photo photo={cover} alt="" priority />
      ) : (
        <span className="vip-no-photo">
          <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
        </span>
      )}
      <div>
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
        <h3>
          <Link to={adHref(ad)}>{ad.title}</Link>
        </h3>
        <p>{ad.summary}</p>
        <p>{ad.cityName}</p>
      </div>
    </article>
  )
}
