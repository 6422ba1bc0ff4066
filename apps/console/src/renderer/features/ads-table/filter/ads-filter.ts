import { AD_TABLE_SORTS, type AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import {
  type AdTableQuery,
  adTableFilterSchema,
} from '@trassa/contracts/entities/moderator/ad-table-filter'
import { z } from 'zod'

/** What the table shows, as it stands after the `#`. */
export interface AdsFilter {
  values: FilterValues
  sort: AdTableSort
  direct: 'asc' | 'desc'
}

/** The chosen filters as an address and a request spell them. */
export type FilterValues = Partial<Record<FilterKey, string>>
export type FilterKey = keyof AdTableQuery

const FILTER_KEYS = Object.keys(adTableFilterSchema.shape) as FilterKey[]

const orderSchema = z.object({
  sort: z.enum(AD_TABLE_SORTS).catch('updatedAt'),
  direct: z.enum(['asc', 'desc']).catch('desc'),
})

/** The filter of an address; a value that makes no sense is left out. */
export function readFilter(params: URLSearchParams): AdsFilter {
  const values = FILTER_KEYS.flatMap((key) => {
    const text = params.get(key)
    return text && adTableFilterSchema.shape[key].safeParse(text).success ? [[key, text]] : []
  })
  const order = orderSchema.parse({ sort: params.get('sort'), direct: params.get('direct') })
  return { values: Object.fromEntries(values), ...order }
}

/** Only what differs from an untouched table. */
export function writeFilter({ values, sort, direct }: AdsFilter): Record<string, string> {
  return {
    ...values,
    ...(sort !== 'updatedAt' && { sort }),
    ...(direct !== 'desc' && { direct }),
  }
}

/** The filters as a request takes them: each was checked when the address was read, or chosen from what there is. */
export const queryOf = ({ values }: AdsFilter): AdTableQuery => values as AdTableQuery

/** The filter with other values; an empty one is removed. */
export function narrowed(filter: AdsFilter, change: FilterValues): AdsFilter {
  const values = Object.entries({ ...filter.values, ...change }).filter(([, text]) => text !== '')
  return { ...filter, values: Object.fromEntries(values) }
}

/** A press on a header: the other direction of the present column, or another column, largest first. */
export function sortedBy(filter: AdsFilter, sort: AdTableSort): AdsFilter {
  const direct = filter.sort === sort && filter.direct === 'desc' ? 'asc' : 'desc'
  return { ...filter, sort, direct }
}

/** The values of a list of choices, as the filter spells it. */
export const listOf = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? []
