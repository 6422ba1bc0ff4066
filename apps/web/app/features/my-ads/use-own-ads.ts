import { useInfiniteQuery } from '@tanstack/react-query'
import { userAdsQuery } from '@trassa/api-client/queries'
import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { useApi } from '../../shared/api/api-context.ts'
import { useChoice } from './use-list-params.ts'

/** The person's ads of a list, as the address sorts and narrows them. */
export function useOwnAds(list: MyAdsList) {
  const { sort, adType } = useChoice()
  return useInfiniteQuery(
    userAdsQuery(useApi(), {
      list,
      sort: sort.sort,
      direct: sort.direct,
      ...(adType && { ad_type: adType }),
    }),
  )
}
