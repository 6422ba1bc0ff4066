import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

/** A page of the payment flow until its order is there. Seen at once: it follows the skeleton of the login. */
export function PaymentSkeleton() {
  return (
    <SkeletonGroup className="grid animate-none! gap-5">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-44" />
      <Skeleton className="h-28" />
    </SkeletonGroup>
  )
}
