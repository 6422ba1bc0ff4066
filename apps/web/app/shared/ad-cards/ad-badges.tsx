import { Badge } from '@trassa/ui/display/badge'
import { PromotionLabels } from '../promotion/promotion-labels.tsx'
import type { ShownAd } from './listed.ts'

/** Quiet labels of an ad in a list; nothing where there are none. */
export function AdBadges({ ad }: { ad: ShownAd }) {
  if (!ad.hasVin && !ad.promoted) return null
  return (
    <p>
      <PromotionLabels ad={ad} />
      {ad.hasVin && <Badge>VIN указан</Badge>}
    </p>
  )
}
