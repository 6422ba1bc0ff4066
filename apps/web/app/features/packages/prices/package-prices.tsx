import { useQuery } from '@tanstack/react-query'
import { packagePricesQuery } from '@trassa/api-client/payment-queries'
import { PACKAGE_QUANTITIES } from '@trassa/contracts/enumerations/goods'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useApi } from '../../../shared/api/api-context.ts'
import { WaitNote } from '../../../shared/payment/wait-note.tsx'
import { PackageCard } from './package-card.tsx'
import { useBuyPackage } from './use-buy-package.ts'

const GRID = 'grid grid-cols-2 gap-3 desk:grid-cols-3'

/** The price list of packages; one press buys. */
export function PackagePrices() {
  const { data, error, refetch, isFetching } = useQuery(packagePricesQuery(useApi()))
  const { busy, isPaused, error: refusal, buy } = useBuyPackage()
  if (data) {
    return (
      <div className="grid gap-3">
        <ul className={GRID}>
          {data.map((offer) => (
            <li key={offer.quantity} className="grid">
              <PackageCard
                offer={offer}
                loading={busy === offer.quantity}
                onBuy={() => buy(offer.quantity)}
              />
            </li>
          ))}
        </ul>
        <WaitNote isPending={busy !== null} isPaused={isPaused} />
        {refusal && (
          <p role="alert" className="text-stop-text">
            {refusal.message}
          </p>
        )}
      </div>
    )
  }
  if (error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <SkeletonGroup className={GRID}>
      {PACKAGE_QUANTITIES.map((quantity) => (
        <Skeleton key={quantity} className="h-48" />
      ))}
    </SkeletonGroup>
  )
}
