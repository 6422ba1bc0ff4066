import type { AdCard } from '@trassa/contracts/entities/ad'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { PagePart } from '@trassa/ui/feedback/page-part'
import clsx from 'clsx'
import { AdItem } from './ad-item.tsx'

const GRID =
  'grid grid-cols-1 gap-3 sm:grid-cols-2 desk:gap-4 in-data-[view=rows]:grid-cols-1 in-data-[view=rows]:sm:grid-cols-1'
const COLUMNS = {
  3: 'wide:grid-cols-3 in-data-[view=rows]:wide:grid-cols-1',
  4: 'desk:grid-cols-3 wide:grid-cols-4 in-data-[view=rows]:desk:grid-cols-1 in-data-[view=rows]:wide:grid-cols-1',
} as const

/** Photographs above the fold; the first one is the page's largest contentful paint. */
const FIRST_ROW = 2

interface AdGridProps {
  ads: readonly AdCard[]
  now: string
  columns?: keyof typeof COLUMNS
  /** Whether the grid is above the fold. */
  first?: boolean
}

export function AdGrid({ ads, now, columns = 3, first = false }: AdGridProps) {
  return (
    <ul className={clsx(GRID, COLUMNS[columns])}>
      {ads.map((ad, index) => (
        <li key={ad.id} className="grid min-w-0">
          <PagePart>
            <AdItem ad={ad} now={now} priority={first && index < FIRST_ROW} />
          </PagePart>
        </li>
      ))}
    </ul>
  )
}

const SKELETON_KEYS = Array.from({ length: 6 }, (_, index) => index)

export function AdGridSkeleton({ columns = 3 }: { columns?: keyof typeof COLUMNS }) {
  return (
    <SkeletonGroup className={clsx(GRID, COLUMNS[columns])}>
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
