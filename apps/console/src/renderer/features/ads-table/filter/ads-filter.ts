import { AD_TABLE_SORTS } from '@trassa/contracts/calls/moderator-ads'
import { adStatSchema, adTypeSchema } from '@trassa/contracts/entities/ad'
import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'

/** What the table shows, as it stands after the `#`; a value that makes no sense is left out. */
const filterSchema = z.object({
  q: z.string().max(200).catch(''),
  stats: z
    .string()
    .transform((text) => text.split(',').filter(Boolean).map(Number))
    .pipe(z.array(adStatSchema))
    .catch([]),
  adType: adTypeSchema.nullable().catch(null),
  cityId: idSchema.nullable().catch(null),
  sort: z.enum(AD_TABLE_SORTS).catch('updatedAt'),
  direct: z.enum(['asc', 'desc']).catch('desc'),
})
export type AdsFilter = z.output<typeof filterSchema>
export type AdsSort = AdsFilter['sort']

export const readFilter = (params: URLSearchParams): AdsFilter =>
  filterSchema.parse({
    q: params.get('q') ?? '',
    stats: params.get('stats') ?? '',
    adType: params.get('adType'),
    cityId: params.get('cityId'),
    sort: params.get('sort'),
    direct: params.get('direct'),
  })

/** Only what differs from an untouched table. */
export function writeFilter({ q, stats, adType, cityId, sort, direct }: AdsFilter) {
  return {
    ...(q && { q }),
    ...(stats.length > 0 && { stats: stats.join(',') }),
    ...(adType && { adType }),
    ...(cityId && { cityId }),
    ...(sort !== 'updatedAt' && { sort }),
    ...(direct !== 'desc' && { direct }),
  }
}

/** A press on a header: the other direction of the present column, or another column, largest first. */
export function sortedBy(filter: AdsFilter, sort: AdsSort): AdsFilter {
  const direct = filter.sort === sort && filter.direct === 'desc' ? 'asc' : 'desc'
  return { ...filter, sort, direct }
}
