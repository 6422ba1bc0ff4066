import { useQuery } from '@tanstack/react-query'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { Button } from '@trassa/ui/actions/button'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { Link } from 'react-router-dom'
import { adPaymentHref } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { adPromotionsQuery } from '../../../shared/promotion/ad-promotions-query.ts'
import { PromotionDetails } from './promotion-details.tsx'

interface PromotionSheetProps {
  ad: Pick<OwnAdCard, 'id' | 'title'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What an ad is promoted with, what that brings, and how to get more. */
export default function PromotionSheet({ ad, open, onOpenChange }: PromotionSheetProps) {
  const known = useQuery(adPromotionsQuery(useApi(), ad.id))
  return (
    <Sheet side="right" title="Продвижение" open={open} onOpenChange={onOpenChange}>
      <p className="wrap-anywhere mb-4 text-text-muted">{ad.title}</p>
      {known.isPending && (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {known.isError && (
        <FailureState
          reason={known.error.message}
          onRetry={() => void known.refetch()}
          retrying={known.isFetching}
        />
      )}
      {known.isSuccess && (
        <div className="grid gap-5">
          <PromotionDetails adId={ad.id} promotions={known.data} />
          <Button block render={<Link to={adPaymentHref(ad.id)} />}>
            Продвинуть
          </Button>
        </div>
      )}
    </Sheet>
  )
}
