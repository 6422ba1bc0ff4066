import type { ListedAd } from '@trassa/contracts/entities/ad'
import { AdGrid } from '../../shared/ad-cards/ad-grid.tsx'

interface SimilarAdsProps {
  ads: readonly ListedAd[]
  now: string
}

/** Similar ads, the most similar first; nothing where there are none. */
export function SimilarAds({ ads, now }: SimilarAdsProps) {
  if (ads.length === 0) return null
  return (
    <section aria-labelledby="similar" className="print:hidden">
      <h2 id="similar" className="mb-4 font-bold text-title">
        Похожие объявления
      </h2>
      <AdGrid ads={ads} now={now} columns={4} />
    </section>
  )
}
