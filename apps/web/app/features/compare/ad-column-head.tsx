import { IconButton } from '@trassa/ui/actions/icon-button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Price } from '@trassa/ui/display/price'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { startsAtPrice } from '../../shared/ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../shared/ad-view/vehicle-kinds.ts'
import { adHref } from '../../shared/addresses/ad-addresses.ts'
import { compareHref, setCompared } from '../../shared/comparison/compared-ads.ts'
import { Photo } from '../../shared/photo/photo.tsx'
import type { ComparedAd } from './compared-ad.ts'

interface AdColumnHeadProps {
  ad: ComparedAd
  /** Ids of the other columns: what is left when this one is removed. */
  others: readonly string[]
}

/** Photograph, price and title of a compared ad, and the button that removes it. */
export function AdColumnHead({ ad, others }: AdColumnHeadProps) {
  const [cover] = ad.photos
  return (
    <div className="relative grid max-w-60 content-start gap-1">
      {cover ? (
        <Photo
          photo={cover}
          alt=""
          sizes="(min-width: 930px) 240px, 144px"
          priority
          className="aspect-4/3 w-full rounded-control object-cover"
        />
      ) : (
        <span className="grid aspect-4/3 place-items-center rounded-control bg-surface-sunken text-line-strong">
          <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
        </span>
      )}
      <IconButton
        label={`Убрать из сравнения: ${ad.title}`}
        title="Убрать из сравнения"
        icon={<X aria-hidden="true" />}
        render={
          <Link to={compareHref(others)} replace onClick={() => void setCompared(ad, false)} />
        }
        className="absolute! top-1 right-1 size-11! rounded-full! bg-surface-raised/90! text-text!"
      />
      <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
      <TextLink quiet className="font-medium text-text!" render={<Link to={adHref(ad)} />}>
        {ad.title}
      </TextLink>
    </div>
  )
}
