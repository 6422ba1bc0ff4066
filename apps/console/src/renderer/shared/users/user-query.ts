import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readUser } from '@trassa/contracts/calls/moderator-users'

/** A user and their ads. Every look-up is logged, so nothing but a person's wish repeats it. */
export const userQuery = (api: ApiClient, phone: string) =>
  queryOptions({
    queryKey: ['user', phone],
    queryFn: () => api.ask(readUser, { query: { phone } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
