import { PagePart } from '@trassa/ui/feedback/page-part'
import { Suspense } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { NONE_SEEN, seenAds } from './seen-ads.ts'

const SeenStrip = lazyPart(() => import('./seen-strip.tsx'))

/**
 * The ads that this browser has shown lately; nothing where there are none, and on the server. It stands
 * below what is visible at first: it arrives after the page.
 */
export default function RecentlySeen() {
  const seen = useStore(seenAds, NONE_SEEN)
  if (seen.length === 0) return null
  return (
    <PagePart>
      <Suspense fallback={null}>
        <SeenStrip ids={seen.map(({ id }) => id)} />
      </Suspense>
    </PagePart>
  )
}
