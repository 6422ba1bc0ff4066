import { relativeTime } from '@trassa/catalog/format/dates'
import { Price } from '@trassa/ui/display/price'
import { PART_FAILED } from '@trassa/ui/feedback/page-part'
import { useToast } from '@trassa/ui/feedback/toast'
import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { hydratedWhenSeen } from '../../lib/hydration/hydrated-when-seen.tsx'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { startsAtPrice } from '../ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../ad-view/vehicle-kinds.ts'
import { adHref } from '../addresses/ad-addresses.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { PriceDrop } from '../price/price-drop.tsx'
import { AdBadges } from './ad-badges.tsx'
import { CardPhotos } from './card-photos.tsx'
import { hideAd, showAds } from './kept/hidden-ads.ts'
import { useIsNew } from './kept/last-visit.ts'
import type { ShownAd } from './listed.ts'

const RowSeller = latePart(() => import('./row/row-seller.tsx'))

/** A card is a third of the list on a desk, half of it on a tablet, all of it on a phone. */
const SIZES = '(min-width: 1240px) 300px, (min-width: 930px) 30vw, (min-width: 520px) 48vw, 100vw'

/** Milliseconds: longer than the default, because the notification has a button. */
const LONG_MS = 6000

interface AdItemProps {
  ad: ShownAd
  /** ISO time of the page. */
  now: string
  /** In the first row: its photograph is not lazy. */
  priority?: boolean
}

/**
 * An ad in a list: photograph, price, title, what matters for its type, city and time; in a wide row the
 * beginning of the description and the seller as well. One markup for both views (`list-view.tsx`).
 */
function Item({ ad, now, priority = false }: AdItemProps) {
  const href = adHref(ad)
  const isNew = useIsNew(ad)
  const toast = useToast()
  const hide = () => {
    hideAd(ad.id)
    const action = { label: 'Вернуть', onClick: () => showAds([ad.id]) }
    toast('Объявление скрыто', { duration: LONG_MS, action })
  }
  return (
    <article
      data-ad={ad.id}
      className={clsx(
        'group/card relative grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-card border transition-colors hover:border-line-strong in-data-[view=rows]:grid-cols-[minmax(120px,34%)_1fr]',
        ad.promoted?.includes('highlight') ? 'bg-marking-quiet' : 'bg-surface-raised',
        ad.seller
          ? 'in-data-[view=rows]:desk:grid-cols-[300px_1fr_190px]'
          : 'in-data-[view=rows]:desk:grid-cols-[300px_1fr]',
      )}
    >
      <Link to={href} tabIndex={-1} aria-hidden="true" className="relative block">
        <CardPhotos
          photos={ad.photos}
          kind={VEHICLE_KINDS[ad.adType]}
          alt=""
          sizes={SIZES}
          priority={priority}
        />
        {isNew && (
          <span className="absolute top-2 left-2 rounded-mark bg-plate px-1.5 font-medium text-caption text-on-plate">
            Новое
          </span>
        )}
      </Link>
      <FavoriteButton ad={ad} className="absolute! top-2 right-2" />
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-1 p-3 in-data-[view=rows]:pr-15 desk:p-4',
          // The heart is in the seller's column where there is one.
          ad.seller ? 'in-data-[view=rows]:desk:pr-4' : 'in-data-[view=rows]:desk:pr-15',
        )}
      >
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} />
        <PriceDrop ad={ad} now={new Date(now)} />
        <h3 className="min-w-0 font-medium">
          <Link
            to={href}
            className="wrap-anywhere line-clamp-2 rounded-mark underline-offset-4 hover:text-sign-text hover:underline"
          >
            {ad.title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-caption">{ad.summary}</p>
        <AdBadges ad={ad} />
        {ad.excerpt && (
          <p className="wrap-anywhere hidden text-caption text-text-muted in-data-[view=rows]:desk:line-clamp-2">
            {ad.excerpt}
          </p>
        )}
        <p className="mt-auto flex gap-x-2 pt-1 in-data-[view=rows]:flex-wrap text-caption text-text-muted">
          <span className="truncate">{ad.cityName}</span>
          <time dateTime={ad.liftedAt} className="shrink-0">
            {relativeTime(ad.liftedAt, new Date(now))}
          </time>
          <button
            type="button"
            aria-label={`Скрыть: ${ad.title}`}
            onClick={hide}
            className="touch-target ml-auto cursor-pointer underline-offset-4 hover:text-sign-text hover:underline noscript:hidden"
          >
            Скрыть
          </button>
        </p>
      </div>
      {ad.seller && <RowSeller adId={ad.id} seller={ad.seller} now={now} />}
    </article>
  )
}

/** See `Item`. */
export const AdItem = hydratedWhenSeen(Item, PART_FAILED)
