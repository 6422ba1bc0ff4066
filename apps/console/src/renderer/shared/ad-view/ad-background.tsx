import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AdOwner } from './ad-owner.tsx'
import { AdEvidence } from './evidence/ad-evidence.tsx'
import { AdHistory } from './history/ad-history.tsx'

/** Whose the ad is, what speaks for and against it, and what has happened to it. */
export function AdBackground({ ad }: { ad: ModeratedAd }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AdOwner ad={ad} />
      <AdEvidence key={ad.id} ad={ad} />
      <AdHistory ad={ad} />
    </div>
  )
}
