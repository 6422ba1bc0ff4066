import type { AdCard } from '@trassa/contracts/entities/ad'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { VipCard } from './vip-card.tsx'

/** VIP ads of a list, above it; as many as fit a row of the screen (docs/decisions/105). */
export default function VipAds({ ads }: { ads: readonly AdCard[] }) {
  return (
    <section aria-labelledby="vip" className="rounded-card bg-surface-sunken p-3 desk:p-4">
      <h2 id="vip" className="mb-2 font-medium text-caption text-text-muted">
        VIP-объявления
      </h2>
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        {ads.map((ad) => (
          <li key={ad.id} className="grid min-w-0 max-wide:nth-[n+3]:hidden">
            <PagePart>
              <VipCard ad={ad} />
            </PagePart>
          </li>
        ))}
      </ul>
    </section>
  )
}
