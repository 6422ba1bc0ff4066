import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { adPromotions } from '@trassa/contracts/calls/promotions'

/** What is left of the promotions of an own ad (domain §5). */
export const adPromotionsQuery = (api: ApiClient, adId: string) =>
  queryOptions({
    queryKey: ['adPromotions', adId],
    queryFn: () => api.ask(adPromotions, { params: { adId } }),
  })
