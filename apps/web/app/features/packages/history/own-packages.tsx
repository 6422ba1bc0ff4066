import { useInfiniteQuery } from '@tanstack/react-query'
import { ownPackagesQuery } from '@trassa/api-client/payment-queries'
import { useApi } from '../../../shared/api/api-context.ts'
import { HistoryList } from './history-list.tsx'
import { PackageItem } from './package-item.tsx'

/** The packages of the user with the ads that were published with them. */
export const OwnPackages = () => (
  <HistoryList
    query={useInfiniteQuery(ownPackagesQuery(useApi()))}
    empty="Здесь появятся купленные пакеты и объявления, которые вы из них опубликовали."
    show={(one) => <PackageItem bought={one} />}
  />
)
