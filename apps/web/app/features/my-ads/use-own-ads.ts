import { useInfiniteQuery } from '@tanstack/react-query'
import { userAdsQuery } from '@trassa/api-client/queries'
import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { useApi } from '../../lib/api-context.ts'
import { useChoice } from './choice.ts'

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
