import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Suspense } from 'react'
import { useStore } from '../../../lib/browser/store.ts'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'
import { viewStore } from '../view-store.ts'

const ThumbList = lazyPart(() => import('./thumb-list.tsx'))

/**
 * The next photographs of a row: three beside the first one, on a phone one below it. Made by the browser, and
 * for rows only: the page that is served stays small; their place is reserved.
 */
export function RowThumbs({ photos }: { photos: readonly PhotoData[] }) {
  const isRows = useStore(viewStore, 'cards') === 'rows'
  return (
    <div className="hidden min-h-0 gap-0.5 overflow-hidden in-data-[view=rows]:grid in-data-[view=rows]:desk:grid-rows-3">
      {isRows && (
        <Suspense>
          <ThumbList photos={photos.slice(1, 4)} />
        </Suspense>
      )}
    </div>
  )
}
