import type { AdCard } from '@trassa/contracts/entities/ad'
import { PagePart } from '@trassa/ui/feedback/page-part'
import clsx from 'clsx'
import { useStore } from '../../../lib/browser/store.ts'
import { hiddenAdsStore, NO_HIDDEN_ADS } from '../kept/hidden-ads.ts'
import { HideScript } from '../kept/hide-script.tsx'
import { VipCard } from './vip-card.tsx'

/**
 * VIP ads of a list, above it; as many as fit a row of the screen (docs/decisions/105). The next ones take the places
 * of those that this browser hides; without any left the block is not there.
 */
export default function VipAds({ ads, className }: { ads: readonly AdCard[]; className?: string }) {
  const hidden = useStore(hiddenAdsStore, NO_HIDDEN_ADS)
  return (
    <section aria-labelledby="vip" className={clsx('vip-ads', className)}>
      <h2 id="vip">VIP-объявления</h2>
      <ul>
        {ads.map((ad) => (
          <li key={ad.id} data-ad={ad.id} hidden={hidden.includes(ad.id)} suppressHydrationWarning>
            <PagePart>
              <VipCard ad={ad} />
            </PagePart>
          </li>
        ))}
      </ul>
      <HideScript />
    </section>
  )
}
