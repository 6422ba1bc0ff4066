import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readPriceChanges, readPrices } from '@trassa/contracts/calls/moderator/prices'
import type { Priced } from '@trassa/contracts/entities/moderator/price'

/** What everything costs now and what is planned. */
export const pricesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['prices', 'list'], queryFn: () => api.ask(readPrices) })

/** What a good has cost and will cost. */
export const priceChangesQuery = (api: ApiClient, { good, group }: Priced) =>
  queryOptions({
    queryKey: ['prices', 'changes', good, group],
    queryFn: () => api.ask(readPriceChanges, { query: { good, group } }),
  })
