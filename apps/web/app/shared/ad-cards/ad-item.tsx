import { relativeTime } from '@trassa/catalog/format/dates'
import { Price } from '@trassa/ui/display/price'
import { PART_FAILED } from '@trassa/ui/feedback/page-part'
import { useToast } from '@trassa/ui/feedback/toast'
import clsx from 'clsx'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { keptPart } from '../../lib/document/kept-parts/kept-part.tsx'
import { hydratedWhenSeen } from '../../lib/hydration/hydrated-when-seen.tsx'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
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
import { viewStore } from './view-store.ts'

const RowSeller = lazyPart(() => import('./row/row-seller.tsx'))

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
 * beginning of the description and the seller as well. One markup for both views (`list-view.tsx`), but for what only
 * rows show: the browser adds that, in places that are kept for it, and the page that is served stays small.
 */
function Item({ ad, now, priority = false }: AdItemProps) {
  const href = adHref(ad)
  const isNew = useIsNew(ad)
  const isRow = useStore(viewStore, 'cards') === 'rows'
  const toast = useToast()
  const hide = () => {
    hideAd(ad.id)
    const action = { label: 'Вернуть', onClick: () => showAds([ad.id]) }
    toast('Объявление скрыто', { duration: LONG_MS, action })
  }
  return (
    <article
      data-ad={ad.id}
      className={clsx('ad-card', ad.promoted?.includes('highlight') && 'bg-marking-quiet')}
    >
      <Link
        to={href}
        discover="none"
        tabIndex={-1}
        aria-hidden="true"
        className={clsx('ad-photos', ad.photos.length > 1 && 'ad-photos-several')}
      >
        <CardPhotos
          photos={ad.photos}
          kind={VEHICLE_KINDS[ad.adType]}
          priority={priority}
          isRow={isRow}
        />
        {isNew && <span className="ad-new">Новое</span>}
      </Link>
      <FavoriteButton ad={ad} />
      <div className="ad-text">
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} />
        <PriceDrop ad={ad} now={new Date(now)} />
        <h3>
          <Link to={href} discover="none">
            {ad.title}
          </Link>
        </h3>
        <p>{ad.summary}</p>
        <AdBadges ad={ad} />
        {ad.excerpt && <p className="ad-excerpt">{isRow && ad.excerpt}</p>}
        <p className="ad-meta">
          <span>{ad.cityName}</span>
          <time dateTime={ad.liftedAt}>{relativeTime(ad.liftedAt, new Date(now))}</time>
          <button type="button" aria-label={`Скрыть: ${ad.title}`} onClick={hide}>
            Скрыть
          </button>
        </p>
      </div>
      {ad.seller && (
        <div className="ad-seller">
          {isRow && (
            <Suspense>
              <RowSeller adId={ad.id} seller={ad.seller} now={now} />
            </Suspense>
          )}
        </div>
      )}
    </article>
  )
}

/** An hour, of ISO time: no other text of a card than the relative time changes sooner. */
const HOUR = '2026-11-24T06'.length

const cardKey = ({ ad, now, priority }: AdItemProps): string =>
  JSON.stringify([ad, priority, relativeTime(ad.liftedAt, new Date(now)), now.slice(0, HOUR)])

const LateItem = hydratedWhenSeen(Item, PART_FAILED)

/** See `Item`. */
export const AdItem = import.meta.env.SSR ? keptPart(LateItem, cardKey) : LateItem
