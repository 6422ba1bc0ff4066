import { formatDate } from '@trassa/catalog/format/dates'
import { NBSP } from '@trassa/catalog/format/numbers'
import type { Ad } from '@trassa/contracts/entities/ad'
import { Badge } from '@trassa/ui/display/badge'
import { BadgeCheck, CalendarCheck } from 'lucide-react'
import { PromotionLabels } from '../../shared/promotion/promotion-labels.tsx'

interface AdBadgesProps {
  ad: Pick<Ad, 'fields' | 'confirmedAt' | 'publishedAt' | 'promoted'>
  now: Date
}

/**
 * What speaks for an ad: its owner promotes it, its number is given – only that, for no register was asked (docs/decisions/062) –, and
 * its owner has said that it is still offered.
 */
export default function AdBadges({ ad, now }: AdBadgesProps) {
  const { fields, confirmedAt, publishedAt, promoted } = ad
  const isVinGiven = typeof fields.vin === 'string' && fields.vin !== ''
  // A confirmation before the ad was published again says nothing of it as it is now.
  const isConfirmed = confirmedAt !== null && confirmedAt >= (publishedAt ?? '')
  const isPromoted = promoted?.some((effect) => effect !== 'highlight') ?? false
  if (!isVinGiven && !isConfirmed && !isPromoted) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Об объявлении">
      {isPromoted && (
        <li className="flex gap-2">
          <PromotionLabels ad={ad} />
        </li>
      )}
      {isConfirmed && (
        <li className="flex">
          <Badge tone="go">
            <CalendarCheck aria-hidden="true" className="size-4!" />
            Актуально: подтверждено{NBSP}
            {formatDate(confirmedAt, now)}
          </Badge>
        </li>
      )}
      {isVinGiven && (
        <li className="flex">
          <Badge>
            <BadgeCheck aria-hidden="true" className="size-4!" />
            VIN указан
          </Badge>
        </li>
      )}
    </ul>
  )
}
