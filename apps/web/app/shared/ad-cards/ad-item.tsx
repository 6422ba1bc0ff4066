import { relativeTime } from '@trassa/catalog/format/dates'
import { priceText } from '@trassa/ui/display/price'
import { PART_FAILED, PagePart } from '@trassa/ui/feedback/page-part'
import { type RefObject, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { keptPart } from '../../lib/document/kept-parts/kept-part.tsx'
import { hydratedWhenSeen, type PlaceProps } from '../../lib/hydration/hydrated-when-seen.tsx'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { startsAtPrice } from '../ad-view/starts-at-price.ts'
import { adHref } from '../addresses/ad-addresses.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { PriceDrop } from '../price/price-drop.tsx'
import { AdBadges } from './ad-badges.tsx'
import { CardPhotos } from './card-photos.tsx'
import { HideButton } from './kept/hide-button.tsx'
import type { ShownAd } from './listed.ts'
import { RowRetry } from './row/row-retry.tsx'
import { viewStore } from './view-store.ts'

const RowSeller = lazyPart(() => import('./row/row-seller.tsx'))

/** Of an ISO time, up to its minutes: no text of a card says more. */
const TO_MINUTES = 16

interface AdItemProps {
  ad: ShownAd
  /** ISO time of the page. */
  now: string
  /** In the first row: its photograph is not lazy. */
  priority?: boolean
  /** This browser does not want to see the ad. */
  hidden?: boolean
}

/**
 * An ad in a list: photograph, price, title, what matters for its type, city and time; in a wide row the
 * beginning of the description and the seller as well. One markup for both views (`list-view.tsx`), but for what only
 * rows show: the browser adds that, in places that ad-cards.css keeps for it, and the page that is served stays small.
 */
function Item({ ad, now, priority = false }: AdItemProps) {
  const href = adHref(ad)
  const isRow = useStore(viewStore, 'cards') === 'rows'
  return (
    <article
      title={ad.reason}
      className={ad.promoted?.includes('highlight') ? 'bg-marking-quiet' : undefined}
    >
      <CardPhotos ad={ad} href={href} priority={priority} isRow={isRow} />
      <FavoriteButton ad={ad} />
      <div className={ad.excerpt === '' ? 'ad-wordless' : undefined}>
        <span>{priceText(ad.price, startsAtPrice(ad.adType))}</span>
        <PriceDrop ad={ad} now={new Date(now)} />
        <h3>
          <Link to={href}>{ad.title}</Link>
        </h3>
        <p>{ad.summary}</p>
        <AdBadges ad={ad} />
        {isRow && ad.excerpt && <p className="ad-excerpt">{ad.excerpt}</p>}
        <p>
          <span>{ad.cityName}</span>
          <time dateTime={`${ad.liftedAt.slice(0, TO_MINUTES)}Z`}>
            {relativeTime(ad.liftedAt, new Date(now))}
          </time>
          <HideButton ad={ad} />
        </p>
      </div>
      {isRow && !ad.seller && <RowRetry />}
      {isRow && ad.seller && (
        <div className="ad-seller">
          <Suspense>
            <RowSeller adId={ad.id} seller={ad.seller} now={now} />
          </Suspense>
        </div>
      )}
    </article>
  )
}

/** The place of an ad in its list, which is there without its code. */
const Place = ({ ref, ad, hidden, children }: AdItemProps & PlaceProps) => (
  <li
    ref={ref as RefObject<HTMLLIElement | null>}
    data-ad={ad.id}
    hidden={hidden}
    suppressHydrationWarning
  >
    <PagePart>{children}</PagePart>
  </li>
)

/** An hour, of ISO time: no other text of a card than the relative time changes sooner. */
const HOUR = '2026-11-24T06'.length

const cardKey = ({ ad, now, priority, hidden }: AdItemProps): string =>
  JSON.stringify([
    ad,
    priority,
    hidden,
    relativeTime(ad.liftedAt, new Date(now)),
    now.slice(0, HOUR),
  ])

const LateItem = hydratedWhenSeen(Item, PART_FAILED, Place)

/** See `Item`; an element of a list. */
export const AdItem = import.meta.env.SSR ? keptPart(LateItem, cardKey) : LateItem
