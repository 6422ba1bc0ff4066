import { formOf } from '@trassa/catalog/form-of'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { type filterAds, PAGE_SIZE, type sellerAds } from '@trassa/contracts/calls/filter'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { ReferenceCache } from '../../lib/reference-cache.ts'
import { ads } from '../ads/ads.table.ts'
import { countLive, type LiveList, readLivePage } from './live-list.repository.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'

type Page = CallAnswer<typeof filterAds>
type Query<C extends typeof filterAds | typeof sellerAds> = CallArguments<C, 'output'>['query']

/** Up to here it is cheaper to find all ads that hold the words and sort them. */
const FEW_ENOUGH_TO_SORT = 50_000

const NO_ADS: Page = { items: [], total: 0, nextCursor: null }

export type SearchService = ReturnType<typeof createSearchService>

/** Lists of live ads for everybody (spec §7: filter-ads): a page and the exact total. */
export function createSearchService({
  db,
  reference,
}: {
  db: Database
  reference: ReferenceCache
}) {
  const read = async (list: LiveList): Promise<Page> => {
    const [page, total] = await Promise.all([readLivePage(db, list), countLive(db, list)])
    return { ...page, total }
  }

  /** Words first; only where no ad holds them, names that look like them: at most three statements. */
  const readText = async (
    rare: LiveList,
    { common, similar }: NonNullable<SearchPlan['text']>,
  ): Promise<Page> => {
    const total = await countLive(db, rare)
    if (total === 0) return read(similar)
    const page = await readLivePage(db, total > FEW_ENOUGH_TO_SORT ? common : rare)
    return { ...page, total }
  }

  return {
    search: async (query: Query<typeof filterAds>): Promise<Page> => {
      const form = formOf(query.ad_type)
      if (!form) return NO_ADS
      const cities = await reference.cities()
      const cityBySlug = (slug: string) => cities.find((city) => city.slug === slug)
      const plan = planSearch(form, query, { cityBySlug, size: PAGE_SIZE })
      return plan.text ? readText(plan, plan.text) : read(plan)
    },

    ofSeller: ({ userId, cursor }: Query<typeof sellerAds>): Promise<Page> =>
      read({
        conditions: [sql`${ads.userId} = ${userId}`],
        sort: 'dateTo',
        cursor,
        size: PAGE_SIZE,
      }),
  }
}
