import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'

/** In the shape of the editor. */
export const EDITOR_SKELETON = (
  <SkeletonGroup className="grid gap-3 p-4">
    <Skeleton className="h-16 w-100" />
    <Skeleton className="h-60" />
  </SkeletonGroup>
)
