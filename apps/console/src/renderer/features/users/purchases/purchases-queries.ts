import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { userOrders, userPackages } from '@trassa/contracts/calls/moderator-orders'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // Every look-up is logged, so nothing but a person's wish repeats it.
  refetchOnWindowFocus: false,
}

/** The orders of a user, newest first. */
export const userOrdersQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['purchases', id, 'orders'],
    queryFn: ({ pageParam }) =>
      api.ask(userOrders, { params: { id }, query: { cursor: pageParam } }),
  })

/** The packages of a user and what they were given for nothing. */
export const userPackagesQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['purchases', id, 'packages'],
    queryFn: ({ pageParam }) =>
      api.ask(userPackages, { params: { id }, query: { cursor: pageParam } }),
  })
