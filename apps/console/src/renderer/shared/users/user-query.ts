import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readUser, readUserById } from '@trassa/contracts/calls/moderator/users'

/** How a user is found: by the phone that was typed in, or from an ad of theirs. */
export type UserKey = { phone: string } | { id: string }

/** A user and their ads. Every look-up is logged, so only a person's wish or a change repeats it. */
export const userQuery = (api: ApiClient, key: UserKey) =>
  queryOptions({
    queryKey: ['user', key],
    queryFn: () =>
      'id' in key
        ? api.ask(readUserById, { params: key })
        : api.ask(readUser, { query: { phone: key.phone } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
