import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

const ROWS = [0, 1, 2]

export const ListSkeleton = () => (
  <SkeletonGroup className="grid gap-3">
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-44" />
    ))}
  </SkeletonGroup>
)
