import { queryOptions } from '@tanstack/react-query'
import { presets } from '@trassa/contracts/calls/notification-presets'
import type { ApiClient } from './client.ts'

/** The saved searches of the session's user, who is `userId`: another user's are never shown from the cache. */
export const savedSearchesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['savedSearches', userId],
    queryFn: async ({ signal }) => (await api.ask(presets, {}, { signal })).items,
  })
