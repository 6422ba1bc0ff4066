import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { CallAnswer } from '@trassa/contracts/call'
import { previewMerge } from '@trassa/contracts/calls/moderator/account-merges'

export type MergePreviewAnswer = CallAnswer<typeof previewMerge>

/**
 * What a merge would do now; never kept, because it is decided by. The server carries the merge out and takes it back, so
 * it is asked once for an open pane and again only after a refusal.
 */
export const mergePreviewQuery = (
  api: ApiClient,
  { stayingId, closedId }: { stayingId: string; closedId: string },
) =>
  queryOptions({
    queryKey: ['mergePreview', stayingId, closedId],
    queryFn: () => api.ask(previewMerge, { params: { id: stayingId }, query: { closedId } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
