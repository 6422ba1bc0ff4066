import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'

const ThumbList = lazyPart(() => import('./thumb-list.tsx'))

/** The next photographs of a row: three beside the first one, on a phone one below it. Made by the browser; their place is reserved. */
export const RowThumbs = ({ photos }: { photos: readonly PhotoData[] }) => (
  <div className="ad-thumbs">
    <Suspense>
      <ThumbList photos={photos.slice(1, 4)} />
    </Suspense>
  </div>
)
