import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { userLedger, userOrders, userPackages } from '@trassa/contracts/calls/moderator/orders'
import { LOOK_UP_PAGES } from '../look-up-options.ts'

/** The orders of a user, newest first. */
export const userOrdersQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    ...LOOK_UP_PAGES,
    queryKey: ['purchases', id, 'orders'],
    queryFn: ({ pageParam }) =>
      api.ask(userOrders, { params: { id }, query: { cursor: pageParam } }),
  })

/** The packages of a user and what they were given for nothing. */
export const userPackagesQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    ...LOOK_UP_PAGES,
    queryKey: ['purchases', id, 'packages'],
    queryFn: ({ pageParam }) =>
      api.ask(userPackages, { params: { id }, query: { cursor: pageParam } }),
  })

/** What the ledger has booked for the orders of a user, newest first. */
export const userLedgerQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    ...LOOK_UP_PAGES,
    queryKey: ['purchases', id, 'ledger'],
    queryFn: ({ pageParam }) =>
      api.ask(userLedger, { params: { id }, query: { cursor: pageParam } }),
  })
