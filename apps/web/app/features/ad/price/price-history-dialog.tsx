import { useQuery } from '@tanstack/react-query'
import { priceHistory } from '@trassa/contracts/calls/ads'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useApi } from '../../../shared/api/api-context.ts'
import { PriceSteps } from './price-steps.tsx'

interface PriceHistoryDialogProps {
  adId: string
  onClose: () => void
}

/** How an ad's price has changed since it was published, the latest price first. */
export default function PriceHistoryDialog({ adId, onClose }: PriceHistoryDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="История цены">
      <History adId={adId} />
    </Dialog>
  )
}

function History({ adId }: { adId: string }) {
  const api = useApi()
  const history = useQuery({
    queryKey: ['priceHistory', adId],
    queryFn: ({ signal }) => api.ask(priceHistory, { params: { id: adId } }, { signal }),
  })
  if (history.isPending) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </SkeletonGroup>
    )
  }
  if (history.isError) {
    return (
      <FailureState
        reason={history.error.message}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    )
  }
  return <PriceSteps points={history.data.points} />
}
