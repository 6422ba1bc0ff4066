import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

/** Placeholder of a page with an ad for its owner. */
export function AdViewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-9 w-80 max-w-full" />
      <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_340px]">
        <Skeleton className="aspect-4/3 w-full" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  )
}
