import { formatDate } from '@trassa/catalog/format/dates'
import type { FavoriteAd, FavoriteState } from '@trassa/contracts/entities/favorite'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Price } from '@trassa/ui/display/price'
import { Status } from '@trassa/ui/display/status'
import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { startsAtPrice } from '../../../shared/ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../../shared/ad-view/vehicle-kinds.ts'
import { adHref, listHref } from '../../../shared/addresses/ad-addresses.ts'
import { CompareButton } from '../../../shared/comparison/compare-button.tsx'
import { FavoriteButton } from '../../../shared/favorites/favorite-button.tsx'
import { Photo } from '../../../shared/photo/photo.tsx'
import { PriceDrop } from '../../../shared/price/price-drop.tsx'

/** The word for what became of an ad; a live one needs none. */
const STATE_WORDS: Record<FavoriteState, string | null> = {
  live: null,
  sold: 'Продано',
  gone: 'Снято с публикации',
}

/** A favourite: its card with what became of it; one that is gone leads to others like it. */
export function FavoriteRow({ ad }: { ad: FavoriteAd }) {
  const word = STATE_WORDS[ad.state]
  const [cover] = ad.photos
  return (
    <article className="relative grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 desk:grid-cols-[168px_minmax(0,1fr)_44px]">
      {cover ? (
        <Photo
          photo={cover}
          alt=""
          sizes="(min-width: 930px) 168px, 104px"
          className={clsx('aspect-4/3 w-full rounded-control object-cover', word && 'opacity-60')}
        />
      ) : (
        <span className="grid aspect-4/3 place-items-center self-start rounded-control bg-surface-sunken text-line-strong">
          <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
        </span>
      )}
      <div className="wrap-anywhere grid min-w-0 content-start gap-1">
        {word && (
          <Status tone="neutral" className="font-medium text-caption">
            {word}
          </Status>
        )}
        <h2 className="font-bold">
          {word ? (
            ad.title
          ) : (
            <TextLink quiet className="text-text!" render={<Link to={adHref(ad)} />}>
              {ad.title}
            </TextLink>
          )}
        </h2>
        <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
        {!word && <PriceDrop ad={ad} now={new Date()} />}
        <p className="text-caption text-text-muted">{ad.summary}</p>
        <p className="text-caption text-text-muted">
          {ad.cityName} · добавлено {formatDate(ad.addedAt, new Date())}
        </p>
        {!word && <CompareButton ad={ad} className="-ml-3.5 justify-self-start" />}
        {word && (
          <TextLink className="text-caption" render={<Link to={listHref(ad)} />}>
            Похожие объявления
          </TextLink>
        )}
      </div>
      <FavoriteButton
        ad={ad}
        className="max-desk:absolute max-desk:top-0 max-desk:left-15 desk:bg-transparent!"
      />
    </article>
  )
}
