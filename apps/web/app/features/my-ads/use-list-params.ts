import { type AdType, SORT_OPTIONS, type SortId } from '@trassa/contracts/enumerations/ads'
import { useSearchParams } from 'react-router-dom'
import { readAdType } from '../../shared/addresses/default-type.ts'

/** spec §9: default sort 'Сначала новые'. */
const [NEWEST] = SORT_OPTIONS

interface Choice {
  sort: (typeof SORT_OPTIONS)[number]
  /** `null` is every category. */
  adType: AdType | null
  chooseSort: (id: SortId) => void
  chooseType: (adType: AdType | null) => void
}

/** How a list is sorted and narrowed: it stands in the address (domain §7). */
export function useListParams(): Choice {
  const [query, setQuery] = useSearchParams()
  const put = (name: string, value: string | null) =>
    setQuery(
      (now) => {
        if (value === null) now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    sort: SORT_OPTIONS.find(({ id }) => id === query.get('sort')) ?? NEWEST,
    adType: readAdType(query.get('ad_type')) ?? null,
    chooseSort: (id) => put('sort', id === NEWEST.id ? null : id),
    chooseType: (adType) => put('ad_type', adType),
  }
}
