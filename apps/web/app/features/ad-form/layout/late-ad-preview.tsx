import { Suspense } from 'react'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'

const AdPreview = lazyPart(() => import('./ad-preview.tsx'))

/** What buyers will see; comes after the fields. */
export function LateAdPreview() {
  return (
    <Suspense fallback={<div className="h-90 rounded-card border" />}>
      <AdPreview />
    </Suspense>
  )
}
