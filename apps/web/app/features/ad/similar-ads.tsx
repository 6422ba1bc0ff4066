import type { ListedAd } from '@trassa/contracts/entities/ad'
import { PART_FAILED } from '@trassa/ui/feedback/page-part'
import { Suspense } from 'react'
import { AdGrid } from '../../shared/ad-cards/ad-grid.tsx'

interface SimilarAdsProps {
  ads: readonly ListedAd[]
  now: string
}

/** Similar ads, the most similar first; nothing where there are none. */
export default function SimilarAds({ ads, now }: SimilarAdsProps) {
  if (ads.length === 0) return null
  return (
    <section aria-labelledby="similar" className="print:hidden">
      <h2 id="similar" className="mb-4 font-bold text-title">
        Похожие объявления
      </h2>
      {/* A late part is a boundary without words: this one catches what fails on the server. */}
      <Suspense fallback={PART_FAILED}>
        <AdGrid ads={ads} now={now} columns={4} />
      </Suspense>
    </section>
  )
}
