import { sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { AdCard, ListedAd } from '@trassa/contracts/entities/ad'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { detailOf } from '../../../testing/detail-of.ts'
import { ads, createSellersService, isLive, listedColumns, toListedAd } from '../../ads/public.ts'
import { readLiveAd } from '../../ads/read-ads.repository.ts'
import { cities } from '../../reference/public.ts'

/** The reference implementation for what is kept: asks PostgreSQL each time. */
export const plainAnswers = (db: Database) => {
  const sellers = createSellersService({ db, answers: async (_key, make) => (await make()).answer })

  /** The live ones of these ads in this order. */
  async function listed(ids: readonly string[]): Promise<ListedAd[]> {
    if (ids.length === 0) return []
    const rows = await db
      .select(listedColumns)
      .from(ads)
      .innerJoin(cities, eq(cities.id, ads.cityId))
      .where(and(inArray(ads.id, [...ids]), isLive))
    const byId = new Map(rows.map((row) => [row.id, toListedAd(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    listed,
    short: async (ids: readonly string[]): Promise<AdCard[]> =>
      (await listed(ids)).map(({ excerpt, hasVin, seller, ...card }) => card),
    /** `undefined` for an ad that has no page. */
    ad: async (slug: string) => (await readLiveAd(db, { slug }))?.ad,
    seller: (slug: string) => detailOf(sellerBySlug, sellers.bySlug(slug)),
  }
}
