import { relativeTime } from '@trassa/catalog/format/dates'
import type { AdCard } from '@trassa/contracts/entities/ad'
import { Price } from '@trassa/ui/display/price'
import { Link } from 'react-router-dom'
import { startsAtPrice } from '../ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../ad-view/vehicle-kinds.ts'
import { adHref } from '../addresses/ad-addresses.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { CardPhotos } from './card-photos.tsx'

/** A card is a third of the list on a desk, half of it on a tablet, all of it on a phone. */
const SIZES = '(min-width: 1240px) 300px, (min-width: 930px) 30vw, (min-width: 520px) 48vw, 100vw'

interface AdItemProps {
  ad: AdCard
  /** ISO time of the page. */
  now: string
  /** In the first row: its photograph is not lazy. */
  priority?: boolean
}

/** An ad in a list: photograph, price, title, what matters for its type, city and time. */
export function AdItem({ ad, now, priority = false }: AdItemProps) {
  const href = adHref(ad)
  return (
    <article className="group/card relative grid min-w-0 overflow-hidden rounded-card border bg-surface-raised transition-colors hover:border-line-strong in-data-[view=rows]:grid-cols-[minmax(120px,34%)_1fr] in-data-[view=rows]:desk:grid-cols-[260px_1fr] content-start">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="block bg-surface-sunken">
        <CardPhotos
          photos={ad.photos}
          kind={VEHICLE_KINDS[ad.adType]}
          alt=""
          sizes={SIZES}
          priority={priority}
        />
      </Link>
      <FavoriteButton ad={ad} className="absolute! top-2 right-2" />
      <div className="flex min-w-0 flex-col gap-1 p-3 in-data-[view=rows]:pr-15 desk:p-4 in-data-[view=rows]:desk:pr-15">
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} />
        <h3 className="min-w-0 font-medium">
          <Link
            to={href}
            className="wrap-anywhere line-clamp-2 rounded-mark underline-offset-4 hover:text-sign-text hover:underline"
          >
            {ad.title}
          </Link>
        </h3>
        <p className="tabular wrap-anywhere text-caption">{ad.summary}</p>
        <p className="mt-auto flex flex-wrap gap-x-2 pt-1 text-caption text-text-muted">
          <span>{ad.cityName}</span>
          <time dateTime={ad.liftedAt} className="tabular">
            {relativeTime(ad.liftedAt, new Date(now))}
          </time>
        </p>
      </div>
    </article>
  )
}
