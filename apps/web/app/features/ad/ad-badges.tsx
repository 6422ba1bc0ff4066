import { formatDate } from '@trassa/catalog/format/dates'
import { NBSP } from '@trassa/catalog/format/numbers'
import type { Ad } from '@trassa/contracts/entities/ad'
import { Badge } from '@trassa/ui/display/badge'
import { BadgeCheck, CalendarCheck } from 'lucide-react'

interface AdBadgesProps {
  ad: Pick<Ad, 'fields' | 'confirmedAt' | 'publishedAt'>
  now: Date
}

/**
 * What speaks for an ad: its number is given – only that, for no register was asked (docs/decisions/062) –, and
 * its owner has said that it is still offered.
 */
export default function AdBadges({ ad: { fields, confirmedAt, publishedAt }, now }: AdBadgesProps) {
  const isVinGiven = typeof fields.vin === 'string' && fields.vin !== ''
  // A confirmation before the ad was published again says nothing of it as it is now.
  const isConfirmed = confirmedAt !== null && confirmedAt >= (publishedAt ?? '')
  if (!isVinGiven && !isConfirmed) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Об объявлении">
      {isConfirmed && (
        <li>
          <Badge tone="go">
            <CalendarCheck aria-hidden="true" className="size-4!" />
            Актуально: подтверждено{NBSP}
            {formatDate(confirmedAt, now)}
          </Badge>
        </li>
      )}
      {isVinGiven && (
        <li>
          <Badge>
            <BadgeCheck aria-hidden="true" className="size-4!" />
            VIN указан
          </Badge>
        </li>
      )}
    </ul>
  )
}
