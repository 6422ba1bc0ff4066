import type { ListedOwnAd, OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Price } from '@trassa/ui/display/price'
import { Status } from '@trassa/ui/display/status'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { startsAtPrice } from '../../../shared/ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../../shared/ad-view/vehicle-kinds.ts'
import { adHref } from '../../../shared/addresses/ad-addresses.ts'
import { Photo } from '../../../shared/photo/photo.tsx'
import { PromotionLabels } from '../../../shared/promotion/promotion-labels.tsx'
import { pathOf } from '../actions/action-labels.ts'
import { AdActions } from '../actions/ad-actions.tsx'
import { canEdit, hasPreview } from '../actions/owner-actions.ts'
import { detailsOf, stateLabel } from './ad-labels.ts'
import { PriceEdit } from './price-edit.tsx'
import { RowSelect } from './row-select.tsx'
import { RowTotals } from './row-totals.tsx'
import { isQuestioned, StillOffered } from './still-offered.tsx'

interface AdRowProps {
  ad: ListedOwnAd
  profile: Profile
  selected: boolean
  onSelect: () => void
  onRemove: (ad: OwnAdCard) => void
}

const ActivitySheet = lazyPanel(() => import('../activity/activity-sheet.tsx'))
const PromotionSheet = lazyPanel(() => import('../promotion/promotion-sheet.tsx'))

/** An ad of the user: card, state, what buyers did with it, actions. */
export function AdRow({ ad, profile, selected, onSelect, onRemove }: AdRowProps) {
  const [statistics, setStatistics] = useState<boolean>()
  const [promotion, setPromotion] = useState<boolean>()
  const { tone, word } = stateLabel(ad)
  const details = detailsOf(ad, new Date())
  const [cover] = ad.photos
  const isDraft = ad.stat === AD_STATS.draft.stat
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-3 desk:grid-cols-[168px_minmax(0,1fr)_auto]">
      <div className="relative self-start">
        {cover ? (
          <Photo
            photo={cover}
            alt=""
            sizes="(min-width: 930px) 168px, 104px"
            className="aspect-4/3 w-full rounded-control object-cover"
          />
        ) : (
          <span className="grid aspect-4/3 place-items-center rounded-control bg-surface-sunken text-line-strong">
            <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
          </span>
        )}
        <RowSelect ad={ad} selected={selected} onSelect={onSelect} />
      </div>
      <div className="wrap-anywhere grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status tone={tone} className="font-medium text-caption">
            {word}
          </Status>
          <PromotionLabels ad={ad} />
        </div>
        <h2 className="font-bold">
          <Title ad={ad} />
        </h2>
        {canEdit(ad, profile, new Date()) ? (
          <PriceEdit ad={ad} />
        ) : (
          <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
        )}
        <p className="text-caption text-text-muted">{ad.summary}</p>
        {details.length > 0 && (
          <p className="text-caption text-text-muted">{details.join('\u00A0· ')}</p>
        )}
        {!isDraft && <RowTotals ad={ad} onOpen={() => setStatistics(true)} />}
      </div>
      <div className="col-span-2 max-desk:order-last desk:col-span-1">
        <AdActions
          ad={ad}
          profile={profile}
          onRemove={onRemove}
          onStatistics={() => setStatistics(true)}
          onPromotion={() => setPromotion(true)}
        />
      </div>
      {isQuestioned(ad, new Date()) && <StillOffered ad={ad} />}
      {ad.reasons.length > 0 && (
        <ul
          aria-label="Что сказал модератор"
          className="wrap-anywhere col-span-full grid gap-1 rounded-control bg-stop-quiet px-3 py-2 text-caption text-stop-text"
        >
          {ad.reasons.map(({ code, field, message }) => (
            <li key={`${code} ${field}`}>
              <Reason ad={ad} field={field} message={message} />
            </li>
          ))}
          {ad.stat === AD_STATS.blocked.stat && ad.paymentStatus === PAYMENT_STATUSES.refunded && (
            <li>Публикация вернулась к вам: её можно занять другим объявлением.</li>
          )}
        </ul>
      )}
      {promotion !== undefined && (
        <PromotionSheet
          attempt={promotion}
          onFailed={() => setPromotion(undefined)}
          panel={{ ad, open: promotion, onOpenChange: setPromotion }}
        />
      )}
      {statistics !== undefined && (
        <ActivitySheet
          attempt={statistics}
          onFailed={() => setStatistics(undefined)}
          panel={{ ad, open: statistics, onOpenChange: setStatistics }}
        />
      )}
    </div>
  )
}

/** What a moderator wants changed leads to its field in the form; a blocked ad has no form. */
function Reason({ ad, field, message }: { ad: OwnAdCard; field: string; message: string }) {
  if (ad.stat === AD_STATS.blocked.stat) return message
  return (
    <TextLink className="text-stop-text!" render={<Link to={pathOf('fix', ad.id, field)} />}>
      {message}
    </TextLink>
  )
}

/** Leads to the ad as buyers see it, or would; a draft has only its form. */
function Title({ ad }: { ad: OwnAdCard }) {
  const { citySlug, stat, id, title } = ad
  const isLive = stat === AD_STATS.active.stat && citySlug !== null
  if (!isLive && !hasPreview(stat)) return title
  const to = isLive ? adHref({ ...ad, citySlug }) : pathOf('look', id)
  return (
    <TextLink quiet className="text-text!" render={<Link to={to} />}>
      {title}
    </TextLink>
  )
}
