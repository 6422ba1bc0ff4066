import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { listLookUps } from '@trassa/contracts/calls/moderator/look-ups'

/** Which look-ups are read; an absent part is any. */
export interface LookUpsFilter {
  staffId: string | null
  userId: string | null
  /** In Moscow. */
  day: string | null
}

/** Read once, not again with each focus of the window: each reading is a row of the log. */
export const lookUpsQuery = (api: ApiClient, { staffId, userId, day }: LookUpsFilter) =>
  infiniteQueryOptions({
    queryKey: ['lookUps', staffId, userId, day],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(staffId && { staffId }),
        ...(userId && { userId }),
        ...(day && { day }),
        ...(pageParam && { cursor: pageParam }),
      }
      return api.ask(listLookUps, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
