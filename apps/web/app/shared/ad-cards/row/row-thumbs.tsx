import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'

const ThumbList = lazyPart(() => import('./thumb-list.tsx'))

interface RowThumbsProps {
  photos: readonly PhotoData[]
  /** Whether the list is shown as rows. */
  isRow: boolean
}

/**
 * The next photographs of a row: three beside the first one, on a phone one below it. Made by the browser, and
 * for rows only: the page that is served stays small; their place is reserved.
 */
export const RowThumbs = ({ photos, isRow }: RowThumbsProps) => (
  <div className="ad-thumbs">
    {isRow && (
      <Suspense>
        <ThumbList photos={photos.slice(1, 4)} />
      </Suspense>
    )}
  </div>
)
