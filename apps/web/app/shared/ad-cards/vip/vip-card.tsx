import type { AdCard } from '@trassa/contracts/entities/ad'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Price } from '@trassa/ui/display/price'
import { Link } from 'react-router-dom'
import { startsAtPrice } from '../../ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../ad-view/vehicle-kinds.ts'
import { adHref } from '../../addresses/ad-addresses.ts'
import { Photo } from '../../photo/photo.tsx'

const SIZES = '(min-width: 1240px) 210px, (min-width: 930px) 30vw, 46vw'

/** A VIP ad above a list: photograph, price, title, what matters for its type, city. */
export function VipCard({ ad }: { ad: AdCard }) {
  const [cover] = ad.photos
  return (
    <article className="relative grid min-w-0 grid-rows-[auto_1fr] overflow-hidden group-only/vip:grid-cols-[min(40%,13rem)_1fr] group-only/vip:grid-rows-none rounded-card border bg-surface-raised transition-colors hover:border-line-strong">
      {cover ? (
        <Photo
          photo={cover}
          alt=""
          sizes={SIZES}
          priority
          className="aspect-4/3 w-full object-cover group-only/vip:h-full"
        />
      ) : (
        <span className="grid aspect-4/3 place-items-center bg-surface-sunken text-line-strong">
          <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
        </span>
      )}
      <div className="grid min-w-0 content-start gap-1 p-3">
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
        <h3 className="min-w-0 text-caption">
          <Link
            to={adHref(ad)}
            className="wrap-anywhere line-clamp-2 rounded-mark font-medium underline-offset-4 after:absolute after:inset-0 hover:text-sign-text hover:underline"
          >
            {ad.title}
          </Link>
        </h3>
        <p className="wrap-anywhere line-clamp-2 text-caption">{ad.summary}</p>
        <p className="truncate text-caption text-text-muted">{ad.cityName}</p>
      </div>
    </article>
  )
}
