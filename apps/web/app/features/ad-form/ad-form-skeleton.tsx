import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder of the form while it is loading. */
export function AdFormSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-9 w-80 max-w-full" />
      <div className="grid gap-8 desk:grid-cols-[200px_minmax(0,1fr)_280px]">
        <Skeleton className="h-72 max-desk:hidden" />
        <div className="grid content-start gap-5 sm:grid-cols-2">
          {FIELDS.map((key) => (
            <Skeleton key={key} className="h-17" />
          ))}
        </div>
        <Skeleton className="h-80 max-desk:hidden" />
      </div>
    </SkeletonGroup>
  )
}
