import { useInfiniteQuery } from '@tanstack/react-query'
import { userAdsQuery } from '@trassa/api-client/queries'
import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { useApi } from '../../shared/api/api-context.ts'
import { useListParams } from './use-list-params.ts'

/** The user's ads of a list, sorted and filtered as the address says. */
export function useOwnAds(list: MyAdsList) {
  const { sort, adType } = useListParams()
  return useInfiniteQuery(
    userAdsQuery(useApi(), {
      list,
      sort: sort.sort,
      direct: sort.direct,
      ...(adType && { ad_type: adType }),
    }),
  )
}
