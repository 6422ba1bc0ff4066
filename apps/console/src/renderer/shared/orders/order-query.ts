import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { staffOrder } from '@trassa/contracts/calls/moderator/orders'

/** Everything about one order. Every look-up is logged, so nothing but a person's wish repeats it. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => api.ask(staffOrder, { params: { id } }),
    refetchOnWindowFocus: false,
  })
