import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { failureText } from '../../lib/failure-text.ts'

/** Shown until the editor's data is loaded: a skeleton, or the error of loading. */
export function EditorPlaceholder({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) {
  if (error) {
    return (
      <FailureState
        reason={failureText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SkeletonGroup className="grid gap-3 p-4">
      <Skeleton className="h-16 w-100" />
      <Skeleton className="h-60" />
    </SkeletonGroup>
  )
}
