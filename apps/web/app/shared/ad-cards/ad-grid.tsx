import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { useStore } from '../../lib/browser/store.ts'
import { AdItem } from './ad-item.tsx'
import { hiddenAdsStore, NO_HIDDEN_ADS } from './kept/hidden-ads.ts'
import { HideScript } from './kept/hide-script.tsx'
import type { ShownAd } from './listed.ts'

/** On the widest screen (ad-cards.css). */
const COLUMNS = { 3: 'ad-grid', 4: 'ad-grid ad-grid-4' } as const

/** Photographs above the fold; the first one is the page's largest contentful paint. */
const FIRST_ROW = 2

interface AdGridProps {
  ads: readonly ShownAd[]
  now: string
  columns?: keyof typeof COLUMNS
  /** Whether the grid is above the fold. */
  first?: boolean
}

/** Ads as cards or rows. What this browser hides is known after hydration only. */
export function AdGrid({ ads, now, columns = 3, first = false }: AdGridProps) {
  const hidden = useStore(hiddenAdsStore, NO_HIDDEN_ADS)
  return (
    <>
      <ul className={COLUMNS[columns]}>
        {ads.map((ad, index) => (
          <AdItem
            key={ad.id}
            ad={ad}
            now={now}
            priority={first && index < FIRST_ROW}
            hidden={hidden.includes(ad.id)}
          />
        ))}
      </ul>
      <HideScript />
    </>
  )
}

const SKELETON_KEYS = Array.from({ length: 6 }, (_, index) => index)

export function AdGridSkeleton({ columns = 3 }: { columns?: keyof typeof COLUMNS }) {
  return (
    <SkeletonGroup className={COLUMNS[columns]}>
      {SKELETON_KEYS.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border bg-surface-raised">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-2 p-4">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
