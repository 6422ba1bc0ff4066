import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

/** Enough of them that a reloaded page is as long as it was, and keeps its place. */
const ROWS = Array.from({ length: 12 }, (_, index) => index)

export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {ROWS.map((key) => (
        <div
          key={key}
          className="grid grid-cols-[104px_minmax(0,1fr)] gap-4 rounded-card border bg-surface-raised p-3 desk:grid-cols-[168px_minmax(0,1fr)] desk:p-4"
        >
          <Skeleton className="aspect-4/3" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-5 w-32" />
          </div>
          <Skeleton className="col-span-2 h-11 w-28 desk:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
