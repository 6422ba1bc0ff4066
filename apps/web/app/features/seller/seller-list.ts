import { type AdType, SORT_OPTIONS, type SortId } from '@trassa/contracts/enumerations/ads'
import { readAdType } from '../../shared/addresses/default-type.ts'

/** More pages are reached by the cursor: a page of the site stays of a bounded size (decision 077). */
const MOST_PAGES = 10

/** spec §9: default sort 'Сначала новые'. */
const NEWEST: SortId = 'dateTo'

/** A seller's ads as the page's address says them. */
export interface SellerList {
  /** `null` is every type. */
  adType: AdType | null
  sort: SortId
  /** Cursor of the first ad shown: pages without JavaScript. */
  cursor: string | null
  /** How many pages of ads are shown from there. */
  pages: number
}

/** Reads the query string; unknown values are ignored. */
export function readSellerList({ searchParams }: URL): SellerList {
  const sort = SORT_OPTIONS.find(({ id }) => id === searchParams.get('sort'))?.id ?? NEWEST
  const pages = /^\d{1,2}$/.exec(searchParams.get('pages') ?? '')?.[0] ?? '1'
  return {
    adType: readAdType(searchParams.get('ad_type')) ?? null,
    sort,
    cursor: searchParams.get('cursor'),
    pages: Math.min(Math.max(Number(pages), 1), MOST_PAGES),
  }
}

/** The address of a seller's ads; what is the default is left out. */
export function sellerHref(slug: string, list: Partial<SellerList>): string {
  const { adType, sort = NEWEST, cursor, pages = 1 } = list
  const query = new URLSearchParams({
    ...(adType && { ad_type: adType }),
    ...(sort !== NEWEST && { sort }),
    ...(cursor && { cursor }),
    ...(pages > 1 && { pages: String(Math.min(pages, MOST_PAGES)) }),
  }).toString()
  return `/${slug}${query && `?${query}`}`
}

/** What the gateway is asked for. */
export const sellerQueryOf = (userId: string, { adType, sort }: SellerList) => ({
  userId,
  sort,
  ...(adType && { ad_type: adType }),
})
