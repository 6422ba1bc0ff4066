import { Suspense } from 'react'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { useMe } from '../../shared/login/use-me.ts'

const EditLink = lazyPart(() => import('./edit-link.tsx'))

interface OwnerLinkProps {
  adId: string
  sellerId: string
}

/** The edit link of the ad's owner; rendered in the browser only, because the server knows no visitor. */
export function OwnerLink({ adId, sellerId }: OwnerLinkProps) {
  const { profile } = useMe()
  if (profile?.id !== sellerId) return null
  return (
    <Suspense>
      <EditLink adId={adId} />
    </Suspense>
  )
}
