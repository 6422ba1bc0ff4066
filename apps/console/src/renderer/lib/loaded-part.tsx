import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import type { ReactNode } from 'react'
import { failureText } from './failure-text.ts'

interface LoadedPartProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** In the shape of the content; rows of a list where none is given; `null` shows nothing. */
  skeleton?: ReactNode
  /** How many rows the list is shown with until it is there. */
  skeletonRows?: number
  children: (data: Data) => ReactNode
}

/** A part of a view that is loaded by itself: a skeleton, a failure with a retry, or the content. */
export function LoadedPart<Data>({
  query,
  skeleton,
  skeletonRows = 5,
  children,
}: LoadedPartProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <FailureState
        reason={failureText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (skeleton !== undefined) return skeleton
  return (
    <SkeletonGroup className="grid gap-1">
      {Array.from({ length: skeletonRows }, (_, index) => (
        <Skeleton key={index} className="h-row" />
      ))}
    </SkeletonGroup>
  )
}
