import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { AdHistory } from './ad-history.tsx'
import { AdOwner } from './ad-owner.tsx'

/** Whose the ad is, and what has happened to it. */
export function AdBackground({ ad }: { ad: ModeratedAd }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AdOwner ad={ad} />
      <AdHistory history={ad.history} />
    </div>
  )
}
