import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { createReferenceCache } from '../../src/modules/reference/reference-cache.ts'
import { countBits } from '../../src/modules/search/live-index/bitset.ts'
import { countFacets } from '../../src/modules/search/live-index/facets.ts'
import type { Segment } from '../../src/modules/search/live-index/segment.ts'
import { type ListQuery, parseListQuery } from '../../src/modules/search/parse-list-query.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { percentile, type Times } from '../measure.ts'
import { drawSamples, SHAPES } from '../search-shapes.ts'

const LISTS = 1500
const PAGE = 20
/** Each list is asked for so often; the least counts. */
const TURNS = 5

/** A list of the index that is asked for. */
export interface DrawnList extends ListQuery {
  adType: AdType
  shape: string
}

/** Lists of all shapes without a text, each drawn from an ad of its own. */
export async function drawLists(db: Database): Promise<DrawnList[]> {
  const shapes = Object.entries(SHAPES)
  const places = await createReferenceCache(db).places()
  const samples = await drawSamples(db, LISTS)
  return samples.flatMap((sample, index) => {
    const [shape, queryOf] = shapes[index % shapes.length] as (typeof shapes)[number]
    const query = queryOf(sample, index)
    const list = parseListQuery(formOf(query.ad_type), query, places)
    return list && list.text === undefined ? [{ ...list, adType: query.ad_type, shape }] : []
  })
}

/** Milliseconds of the processor for a list in the index. */
export interface ListTimes {
  page: Times
  facets: Times
  both: Times
}

/** A page with its exact total, and all facets, without cards: processor time of this thread. */
export function timeLists(
  segments: ReadonlyMap<AdType, { segment: Segment }>,
  lists: readonly DrawnList[],
): ListTimes {
  const pages: number[] = []
  const facets: number[] = []
  for (const { adType, filters, sort } of lists) {
    const { segment } = segments.get(adType) as { segment: Segment }
    pages.push(
      leastOf(() => {
        const bits = segment.select(filters)
        countBits(bits)
        segment.page(bits, { sort, size: PAGE })
      }),
    )
    facets.push(leastOf(() => countFacets(segment, filters)))
  }
  return {
    page: timesOf(pages),
    facets: timesOf(facets),
    both: timesOf(pages.map((page, index) => page + (facets[index] as number))),
  }
}

const timesOf = (samples: number[]): Times => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
})

function leastOf(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn++) {
    const started = performance.now()
    work()
    least = Math.min(least, performance.now() - started)
  }
  return least
}
