import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { DUPLICATE_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { EvidencePart } from './evidence-part.tsx'
import { MarketPart } from './market-part.tsx'
import { OwnerPart } from './owner-part.tsx'
import { TwinsPart } from './twins-part.tsx'

/** What tells whether an ad is what it says (domain §9); a part that a risk signal points to is open at once. */
export function AdEvidence({ ad }: { ad: ModeratedAd }) {
  const isCopy = DUPLICATE_SIGNALS.some((signal) => ad.risk.includes(signal))
  return (
    <div className="grid gap-1.5">
      <EvidencePart title="Такие же объявления" isUrgent={isCopy}>
        <TwinsPart adId={ad.id} />
      </EvidencePart>
      <EvidencePart title="Цены на рынке" isUrgent={ad.risk.includes('priceLow')}>
        <MarketPart ad={ad} />
      </EvidencePart>
      <EvidencePart title="Прошлое владельца">
        <OwnerPart adId={ad.id} />
      </EvidencePart>
    </div>
  )
}
